/**
 * @generated SignedSource<<4953d0b68a7826ddf082d483255f7ae8>>
 * @relayHash 67cc6cbcd3f0bf7ee0be255ffd3e4759
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc64011c8e1c0717eab0a2d16d33d85714f5dfd2c23f9f188f5b11029ab8703c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc64011c8e1c0717eab0a2d16d33d85714f5dfd2c23f9f188f5b11029ab8703c",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
