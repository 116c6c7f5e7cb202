/**
 * @generated SignedSource<<573d30afa264a94c4d1229f41d8c10f2>>
 * @relayHash 95f7c78553d9c5ee9a470151c6ecc862
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c38ac6881cc0c0b619d309ae85cd06ac98fedb318da78d75b02e2ff0f038d7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c38ac6881cc0c0b619d309ae85cd06ac98fedb318da78d75b02e2ff0f038d7b",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
