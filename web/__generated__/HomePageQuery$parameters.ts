/**
 * @generated SignedSource<<741148bb65a54b4a3e1c3eea77b2abc7>>
 * @relayHash d4215bc88db1e07b3ae5c2f7e3bcd610
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c28310427cada80e31556b36269496c0e26311d2d1227547b5b9fc155b80ca03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c28310427cada80e31556b36269496c0e26311d2d1227547b5b9fc155b80ca03",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
