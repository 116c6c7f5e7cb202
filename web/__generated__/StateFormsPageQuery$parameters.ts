/**
 * @generated SignedSource<<75181d5387c5994d12664b38b1e124be>>
 * @relayHash 044a5a581fbfdbd25860335e24fd37cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e2837326f5a41839b12bcab58e76f64af5388a90c5d224a887da63c2319b48a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StateFormsPageQuery } from './StateFormsPageQuery.graphql';

const node: PreloadableConcreteRequest<StateFormsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e2837326f5a41839b12bcab58e76f64af5388a90c5d224a887da63c2319b48a",
    "metadata": {},
    "name": "StateFormsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
