/**
 * @generated SignedSource<<36f274c9d032154027b80f46d05fa4a9>>
 * @relayHash d95380c2574980033d2a87c3a1b2c577
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a614152ad9fdc016505d3bc436a79900f0a0bd37e318b94560116ff9934aebdc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a614152ad9fdc016505d3bc436a79900f0a0bd37e318b94560116ff9934aebdc",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
