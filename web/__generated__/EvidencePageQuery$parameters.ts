/**
 * @generated SignedSource<<d87c87976666e6502d34a17e02c5f909>>
 * @relayHash 54a6e8aac4f0a3eb1b74468a4e53ad78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d08540cd87824bcf5e0c3691ff0a0430a04e9bfcacff9e5a6ff0bd5f9e94e04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EvidencePageQuery } from './EvidencePageQuery.graphql';

const node: PreloadableConcreteRequest<EvidencePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d08540cd87824bcf5e0c3691ff0a0430a04e9bfcacff9e5a6ff0bd5f9e94e04",
    "metadata": {},
    "name": "EvidencePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
