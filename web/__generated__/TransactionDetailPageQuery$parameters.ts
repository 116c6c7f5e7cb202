/**
 * @generated SignedSource<<9682c5bfdc6f9c5544a6e6b45ee70c6e>>
 * @relayHash 258882a23f3ed6ce31ea0b24e9c7ee75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b994e47e9875f5c0404ae68f646cf5f94e5d4850e4a26a921a7387809ee34604

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionDetailPageQuery } from './TransactionDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b994e47e9875f5c0404ae68f646cf5f94e5d4850e4a26a921a7387809ee34604",
    "metadata": {},
    "name": "TransactionDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
