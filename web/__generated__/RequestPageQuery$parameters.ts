/**
 * @generated SignedSource<<ec54df42ba793f0485fff980494fef9d>>
 * @relayHash 09d75ae7b50d75000fa7bd0f0ae87ac6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e45ebbe919cb4ecee7ddc85eab39476e0b29b5b557c7a2576a3bd6d49048fc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e45ebbe919cb4ecee7ddc85eab39476e0b29b5b557c7a2576a3bd6d49048fc9",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
