/**
 * @generated SignedSource<<3948d35a8015d07c75943dc0fa8af280>>
 * @relayHash c8aa0f10ac81d584a51429bdb72442f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c5f5647d1b133e996b94971f439f4b00e7908e450cb31cbdc51ed4680e5aa1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanUploadPageQuery } from './PlanUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c5f5647d1b133e996b94971f439f4b00e7908e450cb31cbdc51ed4680e5aa1d",
    "metadata": {},
    "name": "PlanUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
