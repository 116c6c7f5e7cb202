/**
 * @generated SignedSource<<2a66223e374ae57c42118069674bfd3b>>
 * @relayHash e79cf4347ee36937d54281fdf69422f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 775020c5e9bd3f628e1e30efe9af4013cc1968a0663a8998cb1e0e9b9f6994f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "775020c5e9bd3f628e1e30efe9af4013cc1968a0663a8998cb1e0e9b9f6994f5",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
