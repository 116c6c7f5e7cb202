/**
 * @generated SignedSource<<9ef9367c0ca2d154aedf32a2e1f19d74>>
 * @relayHash 80a3a6e6d40a31f3c527fc0fb585ac17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 326fd729f94bb3a1362025be32ab4196d7c3faacb6a04efe9183e6f74b23e4bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "326fd729f94bb3a1362025be32ab4196d7c3faacb6a04efe9183e6f74b23e4bf",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
