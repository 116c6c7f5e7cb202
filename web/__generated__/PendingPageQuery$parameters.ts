/**
 * @generated SignedSource<<59f59e5a3e0993af4dcf7dc865b6cd3e>>
 * @relayHash cdc56ef41a17a1464332f63110a621cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5d93932322b8dc4deb678ccacb4aa6f65dc971b4d3b3e6727497882931784ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PendingPageQuery } from './PendingPageQuery.graphql';

const node: PreloadableConcreteRequest<PendingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5d93932322b8dc4deb678ccacb4aa6f65dc971b4d3b3e6727497882931784ab",
    "metadata": {},
    "name": "PendingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
