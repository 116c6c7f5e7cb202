/**
 * @generated SignedSource<<ad7281d170e5e263785967b2ad6ed6ab>>
 * @relayHash 877c6f008b87294cdd5865762865d436
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d219878abf0981f06c736623abcd249eaa8a4cc40054508ec21a0c8176515270

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d219878abf0981f06c736623abcd249eaa8a4cc40054508ec21a0c8176515270",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
