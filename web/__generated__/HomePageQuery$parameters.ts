/**
 * @generated SignedSource<<903c1574a59ec886294a2185928e61f0>>
 * @relayHash 7e317a78962fc94bdf679ac0024de23f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e933409e78349598a8d1a25c7f483288942372e4fbe356c3d2f76346b657ad4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e933409e78349598a8d1a25c7f483288942372e4fbe356c3d2f76346b657ad4",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
