/**
 * @generated SignedSource<<db1d79ae57bc6d506291586b4860b941>>
 * @relayHash 307060331c4d92b5c8b33f071fbdab33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a66cf8d86b43690602a4f8b02fa89b5b4d2a36ef1a320ee796fb9a64d282eb44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a66cf8d86b43690602a4f8b02fa89b5b4d2a36ef1a320ee796fb9a64d282eb44",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
