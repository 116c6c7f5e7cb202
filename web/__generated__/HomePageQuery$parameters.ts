/**
 * @generated SignedSource<<6996f1271946f0597df93ad00e5d3de8>>
 * @relayHash d8ae35e2ff3f93517cbcfeac8bf12b14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72bbd041c33e59cdd80d75cba41d0607bc096ad927e75fd4c93b0eeefd58f4da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72bbd041c33e59cdd80d75cba41d0607bc096ad927e75fd4c93b0eeefd58f4da",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
