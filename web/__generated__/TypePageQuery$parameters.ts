/**
 * @generated SignedSource<<81d3394d89f23c376b9e65161d50c842>>
 * @relayHash b70a2ce8525692c1d74b5bfaf32736b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7be7101cc12479e56c09b1778904f9d651242b29ae3cba32fa294557727b2fff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TypePageQuery } from './TypePageQuery.graphql';

const node: PreloadableConcreteRequest<TypePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7be7101cc12479e56c09b1778904f9d651242b29ae3cba32fa294557727b2fff",
    "metadata": {},
    "name": "TypePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
