/**
 * @generated SignedSource<<3924c132aa0cfe659227be2ae155ace2>>
 * @relayHash aa2358417d6d6444f45730dcbeae4d49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ee592bd4229fa2b9ad62a0f41a5ec4261b884130a9a4e92c0e73868a4137e65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionDetailPageQuery } from './TransactionDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ee592bd4229fa2b9ad62a0f41a5ec4261b884130a9a4e92c0e73868a4137e65",
    "metadata": {},
    "name": "TransactionDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
