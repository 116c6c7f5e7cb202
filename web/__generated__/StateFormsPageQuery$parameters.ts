/**
 * @generated SignedSource<<afaae10ae1f0dfb9e3a429a9bfcefd6b>>
 * @relayHash c6ddb2d0883c43d7d8482eda84addfa8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 191edda940cd0ecda9775efc415e692a94e5d126cc592081b43d2ecc29446be4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StateFormsPageQuery } from './StateFormsPageQuery.graphql';

const node: PreloadableConcreteRequest<StateFormsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "191edda940cd0ecda9775efc415e692a94e5d126cc592081b43d2ecc29446be4",
    "metadata": {},
    "name": "StateFormsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
