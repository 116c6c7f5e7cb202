/**
 * @generated SignedSource<<14366ad87028949d9a17ad51e85edc23>>
 * @relayHash a3b692ce0571aaa582ee67116a09643d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a8efe9f68784b6545229143451c8b18ee5b6ef6d43f2b5dee6b13a9ae3044ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a8efe9f68784b6545229143451c8b18ee5b6ef6d43f2b5dee6b13a9ae3044ef",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
