/**
 * @generated SignedSource<<bf02f4087c78943a035f70905f6f4149>>
 * @relayHash d0a8f283680fd1331c1ada861cb1af8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5aac7578316b5470c16c419ff537c2d185a3315621ad3947d717e042e9c2f87b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5aac7578316b5470c16c419ff537c2d185a3315621ad3947d717e042e9c2f87b",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
