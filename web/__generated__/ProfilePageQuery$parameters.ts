/**
 * @generated SignedSource<<a708fcc64a3db76e3548943d72710f4c>>
 * @relayHash 0420d2efaa342f72670b0ac368b067b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea828da03968939afdc155da716cf00631f97b98bf5bc9991076fb97795616da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea828da03968939afdc155da716cf00631f97b98bf5bc9991076fb97795616da",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
