/**
 * @generated SignedSource<<993518b2092d3a0aa63a77485a774cb2>>
 * @relayHash 076c910b39b6356081919448cd2387f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb64e5450f78aa8e02f73cb527425d9d461d2a90fb52a7924b1cfa9156b41eb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb64e5450f78aa8e02f73cb527425d9d461d2a90fb52a7924b1cfa9156b41eb0",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
