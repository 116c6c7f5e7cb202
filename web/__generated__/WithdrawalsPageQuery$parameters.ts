/**
 * @generated SignedSource<<fe9b11d32e08b31a2360ec0d0a9ef6fa>>
 * @relayHash 5d5d7186e45c6cbdefa62f6cf4f737ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d243b24e72dcb247e4848e6e38a581e16d5e10b0e8adee77dc58b698d37ccb28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d243b24e72dcb247e4848e6e38a581e16d5e10b0e8adee77dc58b698d37ccb28",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
