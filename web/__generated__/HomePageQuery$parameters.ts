/**
 * @generated SignedSource<<f18091d9da42ee40a3694f9ad4a96a58>>
 * @relayHash b77772f0f72b43a5ee4b4d74f04e540c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be9b297aba9e81b40e9572e8d41995ed97434783550d4c5f30b5865b16029f38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be9b297aba9e81b40e9572e8d41995ed97434783550d4c5f30b5865b16029f38",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
