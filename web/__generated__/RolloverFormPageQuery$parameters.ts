/**
 * @generated SignedSource<<639051547cf9780dac99fff9099abe0a>>
 * @relayHash 0ea4bada36b2bdb1c6d8f6d985e36449
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fefdcb3f4a426834e859eee9aa28152a3bd69a4449374c34c58c4f1ed093f0aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fefdcb3f4a426834e859eee9aa28152a3bd69a4449374c34c58c4f1ed093f0aa",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
