/**
 * @generated SignedSource<<d6ce495f64eacee12e5e9824feb9e445>>
 * @relayHash 644c5c36ec21d8ec063b85192005fc46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e960230b512b349e2f28249ee51642fbf32b484b8f765fe84c77265d968e11e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e960230b512b349e2f28249ee51642fbf32b484b8f765fe84c77265d968e11e",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
