/**
 * @generated SignedSource<<53e254b99c37a29d5b331205efc3bd9f>>
 * @relayHash 8a35098a4d58f74c8545be3a5c5f2374
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d2b9134dc79ea3c4b616a5301b920999f9775af71c1e36d72cfb0ad818f68a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d2b9134dc79ea3c4b616a5301b920999f9775af71c1e36d72cfb0ad818f68a8",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
