/**
 * @generated SignedSource<<494da0bec1ca8283666ae29e56f13edc>>
 * @relayHash 3742f7a2461a5187599f2c4ac2bab9b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27663e20e0fe8abf686916cf09c94e8d9e8e0df066b55be39b4c3a8fa8c69b84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27663e20e0fe8abf686916cf09c94e8d9e8e0df066b55be39b4c3a8fa8c69b84",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
