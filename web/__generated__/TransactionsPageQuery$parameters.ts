/**
 * @generated SignedSource<<2dd8e8b1aaccf702b3bf36052e883c20>>
 * @relayHash 9e6f114b749e59a0e916965bba728722
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e78fea41ed02e36e7124370a070958b29a689728a268ec0050edc543fb796782

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e78fea41ed02e36e7124370a070958b29a689728a268ec0050edc543fb796782",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
