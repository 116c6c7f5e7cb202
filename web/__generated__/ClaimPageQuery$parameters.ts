/**
 * @generated SignedSource<<e21feca47651c20cf4c62d53dd884d7c>>
 * @relayHash 8d297f9fa00b96bbff11cc530950c0d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c7a390a5eb117756b67e827226a392b7762e85521ca13a0a8618905e6b9259e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClaimPageQuery } from './ClaimPageQuery.graphql';

const node: PreloadableConcreteRequest<ClaimPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c7a390a5eb117756b67e827226a392b7762e85521ca13a0a8618905e6b9259e",
    "metadata": {},
    "name": "ClaimPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
