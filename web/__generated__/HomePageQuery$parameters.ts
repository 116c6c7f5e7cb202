/**
 * @generated SignedSource<<bc3ed2c9307e8c7c1f3cb29707b3e6cb>>
 * @relayHash 5c51f95c509002510c8c90c978631302
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID befe57239a50d4b956aea875f2876c801415a7c0fcc11aaa6a3e96919eaeb79a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "befe57239a50d4b956aea875f2876c801415a7c0fcc11aaa6a3e96919eaeb79a",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
