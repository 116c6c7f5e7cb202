/**
 * @generated SignedSource<<818599fe6e4bf7815e7763798922c66c>>
 * @relayHash 8932527039795d996e1fdfb8ffc5da72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5e1ecee01db90ebf0e920bc9b2b9ccbcc242759d23fb8c1101019bb931ea7a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5e1ecee01db90ebf0e920bc9b2b9ccbcc242759d23fb8c1101019bb931ea7a9",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
