/**
 * @generated SignedSource<<e1bb67d4be0127df2c95266887779365>>
 * @relayHash a8b6112f9bc60a3c082af9167aa1f90a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88a10dde763a244f0fc951016eaa5e94273f4062e13ddc849290cb88b05cfb6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanUploadPageQuery } from './PlanUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88a10dde763a244f0fc951016eaa5e94273f4062e13ddc849290cb88b05cfb6c",
    "metadata": {},
    "name": "PlanUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
