/**
 * @generated SignedSource<<0fad71d93eb7e1a074c085c806decf80>>
 * @relayHash 9ef2222c3146ea3602adf8e706c38a61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20b58bb38130074f37882eca1be2301b4fe62f2b7425506e484e3618c97e0eda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20b58bb38130074f37882eca1be2301b4fe62f2b7425506e484e3618c97e0eda",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
