/**
 * @generated SignedSource<<b6e3f28a07e8baf271ca601bf7fe3be1>>
 * @relayHash 5dd3aa8ecf8f4d24ff98d50531102ecd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54bca8aec5cbe120a9c48a68435a8b7cee1b5c17cbc5f975427e5de5fc356c11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54bca8aec5cbe120a9c48a68435a8b7cee1b5c17cbc5f975427e5de5fc356c11",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
