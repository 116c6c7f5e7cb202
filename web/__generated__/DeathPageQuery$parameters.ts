/**
 * @generated SignedSource<<9b46c5424549b83c526f1f5ce60580eb>>
 * @relayHash 3a36df24915cd4656818982bb110069c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68cbfa758d1efc089d0542666df3eee601e9a10460d5fbd07576a0f5057bcc95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68cbfa758d1efc089d0542666df3eee601e9a10460d5fbd07576a0f5057bcc95",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
