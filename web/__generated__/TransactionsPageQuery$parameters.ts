/**
 * @generated SignedSource<<7fd599ee49a2c7da0c7334fce9a336be>>
 * @relayHash 6675f6ea5d41fd543d879d7ee0b0e9eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf3ba688559b2954f9f41337a1cc72c5a87f58e62887207313cb4e6c4c698639

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf3ba688559b2954f9f41337a1cc72c5a87f58e62887207313cb4e6c4c698639",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
