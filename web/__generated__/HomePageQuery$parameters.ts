/**
 * @generated SignedSource<<7171210f5a48309ed42e59db6726b3cf>>
 * @relayHash d42dbbe6d21943d2f52bb3174ef5c5a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7e218fcd6e1b096ad59377777208b6bb6a448596229e50ce43ef56f0e990d97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7e218fcd6e1b096ad59377777208b6bb6a448596229e50ce43ef56f0e990d97",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
