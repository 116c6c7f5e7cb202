/**
 * @generated SignedSource<<fa4fb7d7020254d147b5fe4319a95d27>>
 * @relayHash 33d505e55d0ee47998940df72a274a40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55a6c36cbde8bb86e312970f8dc72054f469060d4771131b987b940d94bf02ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55a6c36cbde8bb86e312970f8dc72054f469060d4771131b987b940d94bf02ad",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
