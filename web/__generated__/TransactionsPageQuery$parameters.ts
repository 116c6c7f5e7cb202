/**
 * @generated SignedSource<<63ab705aadefad2f63e9004779d793c5>>
 * @relayHash f83b9baf2d4e17f186493538c2487e76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06e78d86fb9706350998d6fe5bb2467b73920f2509d2789f0e8f640bf3daa384

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06e78d86fb9706350998d6fe5bb2467b73920f2509d2789f0e8f640bf3daa384",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
