/**
 * @generated SignedSource<<de17da5fb3765c66e4077c87c2946b5b>>
 * @relayHash 1b70a902d1a3d8cea73845e45f54d658
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0364e6db83eff7340f26e0a5881ec7e2c19b7b7e7ab082893499620fbb68ee2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0364e6db83eff7340f26e0a5881ec7e2c19b7b7e7ab082893499620fbb68ee2",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
