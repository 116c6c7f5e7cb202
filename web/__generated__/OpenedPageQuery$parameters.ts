/**
 * @generated SignedSource<<920a9da2fb6635c670c32410807e8b78>>
 * @relayHash e25db9f2c3a2e5254a14f6e2845f7b59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a925771c0c8659dc84614d9325d0d4c984a622dd223692b60d8d0f103bd00d3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a925771c0c8659dc84614d9325d0d4c984a622dd223692b60d8d0f103bd00d3b",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
