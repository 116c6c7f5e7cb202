/**
 * @generated SignedSource<<f8abf0dfddcbb9b1af3688980e4c2a0d>>
 * @relayHash 5e154d07035a6b562c0e0b16d63b34ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c92b8b23199f3f696f9f02fb60bdf500a294c13b937fe2aa499ae07e2f0a5c4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c92b8b23199f3f696f9f02fb60bdf500a294c13b937fe2aa499ae07e2f0a5c4d",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
