/**
 * @generated SignedSource<<418ad78a270ea61a532903077178725a>>
 * @relayHash 624c070a706aee373d21146810c0ea11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a0305d4e440c748d69c18a6ca2e4048419cbb2a21d8a05987d87209a1ef5eee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a0305d4e440c748d69c18a6ca2e4048419cbb2a21d8a05987d87209a1ef5eee",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
