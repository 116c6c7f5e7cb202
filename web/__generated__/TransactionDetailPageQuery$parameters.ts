/**
 * @generated SignedSource<<e7f7fc074eb91f399ea552d16dec3a3c>>
 * @relayHash ba39c53c7531cd8544e3a441e5db7ecc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67b3de5bce6f8294dfbafa41a652b12adf0d4658f1c2fe13f2168c4d30d2ac1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionDetailPageQuery } from './TransactionDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67b3de5bce6f8294dfbafa41a652b12adf0d4658f1c2fe13f2168c4d30d2ac1e",
    "metadata": {},
    "name": "TransactionDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
