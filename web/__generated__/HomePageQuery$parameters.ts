/**
 * @generated SignedSource<<bfcff446b1f90225f5faf11fb6cdbf7e>>
 * @relayHash 906854c88f1a8afa69d57d9f8c34e227
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d37fc387d6a0ec319a652f25eea467e6c18b5063752662b961ae239d15f3d78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d37fc387d6a0ec319a652f25eea467e6c18b5063752662b961ae239d15f3d78",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
