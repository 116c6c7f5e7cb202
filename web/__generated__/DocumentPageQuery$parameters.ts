/**
 * @generated SignedSource<<2faa82a979693f1927fa7707e27ec231>>
 * @relayHash 346e579a9c4c3b72accb016a0c534790
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48b41aa1998776e02536212d5b5badd6f2255200b7df4e0f34dc9e23049f0450

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentPageQuery } from './DocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48b41aa1998776e02536212d5b5badd6f2255200b7df4e0f34dc9e23049f0450",
    "metadata": {},
    "name": "DocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
