/**
 * @generated SignedSource<<1dbb07e2ddefa395cb4924a73e50761f>>
 * @relayHash 5016a967ce22b5b0f9f321378406f204
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4f01d2e6722e7183bac034265be56aad0bae5763a3619ff79b63c0642bebc77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4f01d2e6722e7183bac034265be56aad0bae5763a3619ff79b63c0642bebc77",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
