/**
 * @generated SignedSource<<e0555c500881e12e7fef218161d69b67>>
 * @relayHash 6f1af92564db42aeb4cbfe10bc79a0bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 856d1bca568c8b50a03ae7a15462188722da1e33e65f657c214fae4de90b9a15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "856d1bca568c8b50a03ae7a15462188722da1e33e65f657c214fae4de90b9a15",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
