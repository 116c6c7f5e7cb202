/**
 * @generated SignedSource<<7d4da9a5cd1ea67802294d3a541e2c27>>
 * @relayHash 4926ec00d9563523ebabb6a48ec9763a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5227a5c001af789a8292fab4b236918bb3f4ebd6a73508ce495000f2cacb51a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5227a5c001af789a8292fab4b236918bb3f4ebd6a73508ce495000f2cacb51a2",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
