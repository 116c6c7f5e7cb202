/**
 * @generated SignedSource<<4772d438210cb4752da922154d9f987a>>
 * @relayHash 72aaa5bd3b24476908c919869d453d67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91b4f6b4e7ec3144eb84cdcce35c8f448a27e5a83448b0f700e6dd573eb12683

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91b4f6b4e7ec3144eb84cdcce35c8f448a27e5a83448b0f700e6dd573eb12683",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
