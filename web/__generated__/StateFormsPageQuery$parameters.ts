/**
 * @generated SignedSource<<3f6f2ab022fbb69809a14132dc6c7120>>
 * @relayHash 6aabd93c5d345db82b54ebdbf1708fed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e5103ceb9a46cbc6464fa8bc3c5204b496eddeea23ddef5c05ad9b6f82f0347

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StateFormsPageQuery } from './StateFormsPageQuery.graphql';

const node: PreloadableConcreteRequest<StateFormsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e5103ceb9a46cbc6464fa8bc3c5204b496eddeea23ddef5c05ad9b6f82f0347",
    "metadata": {},
    "name": "StateFormsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
