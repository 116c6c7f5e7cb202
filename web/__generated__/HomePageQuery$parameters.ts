/**
 * @generated SignedSource<<1e09bf238b271b810b7a0d2b8e745da3>>
 * @relayHash 746cecec547622c0cbc9a06e54ecbf41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e35a65146906437280319ec10d3d214962e72d8bb74cc4045f0850880c4aadb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e35a65146906437280319ec10d3d214962e72d8bb74cc4045f0850880c4aadb",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
