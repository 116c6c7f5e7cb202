/**
 * @generated SignedSource<<d0e9c6cba53dccb0e076a1a6ac82e5ca>>
 * @relayHash 3d908c395fbea58fbfefa2bfaadff50d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8aca5a334437567526e60bbba1e39e974d8306eb691672f85aa0df2c49b0e787

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8aca5a334437567526e60bbba1e39e974d8306eb691672f85aa0df2c49b0e787",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
