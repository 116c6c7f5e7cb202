/**
 * @generated SignedSource<<7e5cfc4299d33cdf7399ea9b309de717>>
 * @relayHash 40b48caccd8816fbf4afcfcf85c0c3c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26cd6174d589ff546a42ffd57ee4ece5d06945bdfeb66456e7572f4c95b3b60d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26cd6174d589ff546a42ffd57ee4ece5d06945bdfeb66456e7572f4c95b3b60d",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
