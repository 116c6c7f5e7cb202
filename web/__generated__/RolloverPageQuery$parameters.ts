/**
 * @generated SignedSource<<a8f724226adfb5b634395c7e67170391>>
 * @relayHash 6f85759a042791b924ee34d6d8afbc5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 964f0ef1c8d2b94f6de75e0b27879ffe0f179b0f294b53383471fc3fb748ffd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverPageQuery } from './RolloverPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "964f0ef1c8d2b94f6de75e0b27879ffe0f179b0f294b53383471fc3fb748ffd0",
    "metadata": {},
    "name": "RolloverPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
