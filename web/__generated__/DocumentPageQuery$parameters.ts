/**
 * @generated SignedSource<<53b4e7a475e2ad62fb39e5175938262d>>
 * @relayHash 175d187db7540718c1fa4c768e0bcb10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a395f86a78d18e43857c088667275c43be76cb66421b8cb7b3a89b2f56410e96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentPageQuery } from './DocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a395f86a78d18e43857c088667275c43be76cb66421b8cb7b3a89b2f56410e96",
    "metadata": {},
    "name": "DocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
