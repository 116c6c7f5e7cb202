/**
 * @generated SignedSource<<a623866c3d547c4e59613c25ad5dea08>>
 * @relayHash 628e9391710405898b0dee22fdda7fe1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 651442b4abddf087716b39debc2db172324e7698a8ea467850ef30d4d0a441cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "651442b4abddf087716b39debc2db172324e7698a8ea467850ef30d4d0a441cc",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
