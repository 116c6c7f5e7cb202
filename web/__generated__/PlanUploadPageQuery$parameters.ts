/**
 * @generated SignedSource<<cd06903f71ee7247caf9748a435ab1f4>>
 * @relayHash 9c1277980d084325b2bf2c895bcf364d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 795e66add640c474228b1d5e9407b8105fc75098ddae9526a694cc71547113ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanUploadPageQuery } from './PlanUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "795e66add640c474228b1d5e9407b8105fc75098ddae9526a694cc71547113ce",
    "metadata": {},
    "name": "PlanUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
