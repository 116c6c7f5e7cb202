/**
 * @generated SignedSource<<259c0c2fa03c4ab1628ad53febac210f>>
 * @relayHash 034c04a864d22d867ab901fee2a796d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e4b176d12211f9f872911a466226a4eb4b3f4e1711d8774e77ee612164fd5ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e4b176d12211f9f872911a466226a4eb4b3f4e1711d8774e77ee612164fd5ea",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
