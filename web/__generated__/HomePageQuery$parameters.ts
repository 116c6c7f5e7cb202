/**
 * @generated SignedSource<<3b13e835d3ff129be362cc99fc0e9881>>
 * @relayHash 27c3433688f1cb069b1df11d10a9db78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6448bf5c79c2b758ae130552f8a8d2d44ea67c15074a880c618cc3d548b8625

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6448bf5c79c2b758ae130552f8a8d2d44ea67c15074a880c618cc3d548b8625",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
