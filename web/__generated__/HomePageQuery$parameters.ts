/**
 * @generated SignedSource<<c10029de62fd4768cd7429b666375d33>>
 * @relayHash 610b99165a34956f63094793b64e2136
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee6ebbadfb6b3bc4af55e537119522ffb9efa81753f2142aade8229ad99437fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee6ebbadfb6b3bc4af55e537119522ffb9efa81753f2142aade8229ad99437fc",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
