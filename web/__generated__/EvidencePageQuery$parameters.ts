/**
 * @generated SignedSource<<4383b670ee875b4fade9ad6cb0f09bca>>
 * @relayHash 7b3595e362b4978c896c0086f9c7ec72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c8496c4dd5e9a55e337a6975057836cb6c94debba7193ffafcfc723f0faaaea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EvidencePageQuery } from './EvidencePageQuery.graphql';

const node: PreloadableConcreteRequest<EvidencePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c8496c4dd5e9a55e337a6975057836cb6c94debba7193ffafcfc723f0faaaea",
    "metadata": {},
    "name": "EvidencePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
