/**
 * @generated SignedSource<<7eb81d150064a4a4165ae5d4ab96f5bd>>
 * @relayHash ca837b04aa188412f39e1119781e23cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f764d6923f2e64fae65a140ca8779fff7cca82b9856b8fffdd2aa1b808328fdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanUploadPageQuery } from './PlanUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f764d6923f2e64fae65a140ca8779fff7cca82b9856b8fffdd2aa1b808328fdd",
    "metadata": {},
    "name": "PlanUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
