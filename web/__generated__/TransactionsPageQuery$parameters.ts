/**
 * @generated SignedSource<<eda63517a9f896164e1a6a982ccea776>>
 * @relayHash f2b7f7a5cb0b43223ca0651d25384bf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7307531f76463d7624f3f337332ee3c197464686e669f3aac02bb1faf5ccd8ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7307531f76463d7624f3f337332ee3c197464686e669f3aac02bb1faf5ccd8ed",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
