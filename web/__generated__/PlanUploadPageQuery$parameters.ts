/**
 * @generated SignedSource<<b72c42f21475664ef3c3a411e172987f>>
 * @relayHash d486ef84829b035ab53e21030b2ee4a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a4f8bacc876824e03276f15069df2030f3bf1a4bc51adde522954703bfc9141

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanUploadPageQuery } from './PlanUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a4f8bacc876824e03276f15069df2030f3bf1a4bc51adde522954703bfc9141",
    "metadata": {},
    "name": "PlanUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
