/**
 * @generated SignedSource<<4d170269690d79a6cd45fd0791b1ea32>>
 * @relayHash a0fe90e6a1c6efdd8b1c61efc5513a08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a63cd113e7b09978b0e3970dcc5f2b4b3d617969ff46c367fe93061a8b50054

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a63cd113e7b09978b0e3970dcc5f2b4b3d617969ff46c367fe93061a8b50054",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
