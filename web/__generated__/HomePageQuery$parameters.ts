/**
 * @generated SignedSource<<3e4ce85eb55a91a7262fdf9799e35196>>
 * @relayHash 5738514302b99af2a79d8503fe5b6ea1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35e640a27d3d514530eaf3f3dc3f86f42298d071550a70ea87b2af9b3a048198

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35e640a27d3d514530eaf3f3dc3f86f42298d071550a70ea87b2af9b3a048198",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
