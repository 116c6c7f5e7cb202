/**
 * @generated SignedSource<<ca5bd2281b71abd0da785dab85cd5d54>>
 * @relayHash 67e3eb0a523000bab7798d2b513a386d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff1af89e1ff4d8cca0ecbc81d02b205363799dc8143f6885a22622aa871e160e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff1af89e1ff4d8cca0ecbc81d02b205363799dc8143f6885a22622aa871e160e",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
