/**
 * @generated SignedSource<<688d3802cd0e7a0ca83c7573448b9627>>
 * @relayHash e082cfc23cbb457255ef23245818970e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1f72c78b5d4b81eb7a1be53e0488f1951e344e7868b7e8a39320f252aa0a138

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1f72c78b5d4b81eb7a1be53e0488f1951e344e7868b7e8a39320f252aa0a138",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
