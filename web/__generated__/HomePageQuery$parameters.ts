/**
 * @generated SignedSource<<ae4a94a12306875b81f61bb49a1642e0>>
 * @relayHash d39c6e93fbf1539a76f10d59ed7cebd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e3c56ab41235f4e378f7ab1ef6ff7da00b9561e85d5d3a0380597c8ba95926b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e3c56ab41235f4e378f7ab1ef6ff7da00b9561e85d5d3a0380597c8ba95926b",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
