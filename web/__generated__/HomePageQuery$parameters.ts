/**
 * @generated SignedSource<<dd5895051cd83232b425701027afb070>>
 * @relayHash c524d0f84582778adb41ac69a309306b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e2b2e716703c7c16b9c3d572aabf54089b74392f20f6c210af6a295a3a33c2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e2b2e716703c7c16b9c3d572aabf54089b74392f20f6c210af6a295a3a33c2d",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
