/**
 * @generated SignedSource<<bfe474934cfc314908685b38de0e938a>>
 * @relayHash b965189c3e86681153c98ada3b3f6f89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78ea52c563d120e48abf1a36fbd9f6b358701d5fac9996867edd2897dd967428

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78ea52c563d120e48abf1a36fbd9f6b358701d5fac9996867edd2897dd967428",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
