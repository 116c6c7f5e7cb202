/**
 * @generated SignedSource<<4fcaf629af29cf902365bd0e190d8b36>>
 * @relayHash ab412da0035be5ea1dc6aed6cb11d162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f20c41cfb5cfbb225674df3a62750abff1b4b102f29da3090ffd3fd1a40ec80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatePageQuery } from './StatePageQuery.graphql';

const node: PreloadableConcreteRequest<StatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f20c41cfb5cfbb225674df3a62750abff1b4b102f29da3090ffd3fd1a40ec80",
    "metadata": {},
    "name": "StatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
