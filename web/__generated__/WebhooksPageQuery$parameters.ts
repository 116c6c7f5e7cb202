/**
 * @generated SignedSource<<52ec142bdd68184fe247aba9f6eab2fa>>
 * @relayHash f3ee148a3d6def64811a2899d3b345e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a24072134edfc536bf4d4b5608ac8915e2e7779c856a8396359dfe6f5cdc6a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a24072134edfc536bf4d4b5608ac8915e2e7779c856a8396359dfe6f5cdc6a2",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
