/**
 * @generated SignedSource<<ff24ec09f302aefb3d5000bdb5724537>>
 * @relayHash 1d960ad737d1789670961b41290d75db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b767879ae3c7567d84e18ec27668cd5f8f2a2b9bcb91b0408b3254772dabc411

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b767879ae3c7567d84e18ec27668cd5f8f2a2b9bcb91b0408b3254772dabc411",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
