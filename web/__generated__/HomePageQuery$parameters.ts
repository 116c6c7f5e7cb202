/**
 * @generated SignedSource<<95a21b50029bbaa2ddc157e4f6e4b5e2>>
 * @relayHash 9e428da3f46b31f93feb697c3ddd88ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d7fd30d553d27c9fab3697b3615c6f11febb0438a81a7e04103a95c24f73f91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d7fd30d553d27c9fab3697b3615c6f11febb0438a81a7e04103a95c24f73f91",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
