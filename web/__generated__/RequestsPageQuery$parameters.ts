/**
 * @generated SignedSource<<34f57f07ead5fb9183f737df8e171c08>>
 * @relayHash 625e1e26be23127ff34d111bb2a4e0d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f132f42224eae839c20c60e1b201e1f18425192caf121066ffd7d09273c2bb9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f132f42224eae839c20c60e1b201e1f18425192caf121066ffd7d09273c2bb9",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
