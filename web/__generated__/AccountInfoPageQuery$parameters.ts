/**
 * @generated SignedSource<<432fdcd15b64905c3064aea7b68948a1>>
 * @relayHash e0e33e8aa16fe56a2560b681890cf3ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00f63df34898823db0bb31e59589448e88843567445b626241e14bc1e49ad77f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountInfoPageQuery } from './AccountInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00f63df34898823db0bb31e59589448e88843567445b626241e14bc1e49ad77f",
    "metadata": {},
    "name": "AccountInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
