/**
 * @generated SignedSource<<894bdf34c22504bc3ec41f5e32004f11>>
 * @relayHash d693acdc864ebb1653e456f59c3a215e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 716edd56dde64080ffe1cee593a81dac249c5b7638d8d83d48f0aa7bc2455879

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "716edd56dde64080ffe1cee593a81dac249c5b7638d8d83d48f0aa7bc2455879",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
