/**
 * @generated SignedSource<<06e0d397541cefb304872d15f3a81be1>>
 * @relayHash 1072f3dc2173adf1a50ad6a796625d95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2825fa6c50857e767cf6717e64eb7608db85e32fae667754b15030dc8a5236c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2825fa6c50857e767cf6717e64eb7608db85e32fae667754b15030dc8a5236c",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
