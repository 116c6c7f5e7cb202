/**
 * @generated SignedSource<<2fe236a0abf9ced5692809b0e37de472>>
 * @relayHash fd0a123a9736961f4c9240bf14cac4d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6f36e593d259fc632d36e02407f3778e52b8801c896c77473ccfe67f99e6a5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6f36e593d259fc632d36e02407f3778e52b8801c896c77473ccfe67f99e6a5d",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
