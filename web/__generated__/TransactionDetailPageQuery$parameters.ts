/**
 * @generated SignedSource<<82238378b6c5e04469fbd19e00fd4d48>>
 * @relayHash 27b82fa6a7b1e8a81aca7d050d3a420e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d15dec6986723b7b98b41fd7c3e3024f0fbd4ef78bd5f14911b902d0010a15d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionDetailPageQuery } from './TransactionDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d15dec6986723b7b98b41fd7c3e3024f0fbd4ef78bd5f14911b902d0010a15d4",
    "metadata": {},
    "name": "TransactionDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
