/**
 * @generated SignedSource<<57a582750ed0a5f8cd5d0d17e1dc1fa4>>
 * @relayHash de62630a30aade6e87b961f6368b5fd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f5dac6bbcc825c19175275d2da4dbb8e2c7d38010ee7ebce86f3f72aed573fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClaimPageQuery } from './ClaimPageQuery.graphql';

const node: PreloadableConcreteRequest<ClaimPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f5dac6bbcc825c19175275d2da4dbb8e2c7d38010ee7ebce86f3f72aed573fe",
    "metadata": {},
    "name": "ClaimPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
