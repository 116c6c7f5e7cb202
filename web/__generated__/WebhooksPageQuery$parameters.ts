/**
 * @generated SignedSource<<d2ccf36eeda2729ad331dbafb8aa1f9e>>
 * @relayHash f34ded3bee48c7cd1e59e6304dbd6389
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91950a95de41546a87c303a10b3922928bc0f8f7f8002dd5c82afe68d322bc18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91950a95de41546a87c303a10b3922928bc0f8f7f8002dd5c82afe68d322bc18",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
