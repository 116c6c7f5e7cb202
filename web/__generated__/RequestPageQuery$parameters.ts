/**
 * @generated SignedSource<<11c9210f392e7b3b526b4ab2a6a334af>>
 * @relayHash bd0515269a346b3987c965171a57a690
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90b10dd875e2172e18e569d62bc672a566384585952f8bec717a5e85ec5bb3ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90b10dd875e2172e18e569d62bc672a566384585952f8bec717a5e85ec5bb3ad",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
