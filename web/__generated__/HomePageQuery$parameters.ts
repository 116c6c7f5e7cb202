/**
 * @generated SignedSource<<acd9ba86e420e1a467c62ef32bbad477>>
 * @relayHash 52ea88a98438517143e72ee34bd3d723
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 018950fe8941ead6335a27aaa1ffdb53ee34df860eea8109dcb18ad840f945ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "018950fe8941ead6335a27aaa1ffdb53ee34df860eea8109dcb18ad840f945ae",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
