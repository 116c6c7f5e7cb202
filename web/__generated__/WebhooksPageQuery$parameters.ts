/**
 * @generated SignedSource<<7e30f3c4fd7054cdc2a16aff03486ba5>>
 * @relayHash 512484d6c2881d1bd3a303bd1c110bff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b7f6ac526b43acdd2484b0a1e61058b3da200cfc9a46fc0d808daca0fe21e89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b7f6ac526b43acdd2484b0a1e61058b3da200cfc9a46fc0d808daca0fe21e89",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
