/**
 * @generated SignedSource<<1e2af06089d6c9f131b60bf8006a985a>>
 * @relayHash e9e0524a4c84907b70e95d014c07fa8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b37834f0392f66528a895d5e57c49b2e5b7527fd55e73fcd644a458ba6a3a0cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b37834f0392f66528a895d5e57c49b2e5b7527fd55e73fcd644a458ba6a3a0cb",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
