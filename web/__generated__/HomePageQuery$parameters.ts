/**
 * @generated SignedSource<<1834cbdd1406e6cf33dc4536521c127d>>
 * @relayHash 44cad1116f3a9f9ea5ceddc1ff4322f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e16a6ca246fe8b67267c0e11098b63f638c9de9e706225b2695f4d6119625f7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e16a6ca246fe8b67267c0e11098b63f638c9de9e706225b2695f4d6119625f7d",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
