/**
 * @generated SignedSource<<3a064e1e6ddd0cb77ff43e0d7e61e78c>>
 * @relayHash 8e94830851cf82073f06a51d4b4ed049
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4626a4af0f1791ea8c07e6291d48d5ecdfade0669fcc478fa46cfcd853ec7ac8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4626a4af0f1791ea8c07e6291d48d5ecdfade0669fcc478fa46cfcd853ec7ac8",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
