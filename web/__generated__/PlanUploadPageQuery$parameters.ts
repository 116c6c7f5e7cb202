/**
 * @generated SignedSource<<b555ea7c343fe3b2531251de2e2ea8e9>>
 * @relayHash 0bc5e02e728af1a5a3f701289720c605
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ba6e0bc2d07a659844b11039d2c5b91af0c937abed266bf1e9ef3b84b309d29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanUploadPageQuery } from './PlanUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ba6e0bc2d07a659844b11039d2c5b91af0c937abed266bf1e9ef3b84b309d29",
    "metadata": {},
    "name": "PlanUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
