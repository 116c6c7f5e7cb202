/**
 * @generated SignedSource<<9e45bf7406f1ee586c6639aec672fcce>>
 * @relayHash ced8141de8aaba810f85cb4c12285ba7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d95a63d2035168ee63d72f514a77a68f93dc5053613086ab5d93e0953518006

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d95a63d2035168ee63d72f514a77a68f93dc5053613086ab5d93e0953518006",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
