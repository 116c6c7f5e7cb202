/**
 * @generated SignedSource<<2bb651ad485bd4761c7d41b5f7c63d3e>>
 * @relayHash 52dcd95a669a37f407b48df3a390ff06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ededc2d7dfd75aeccf6a160dd4d1a309bf41124bd7c52aa3ecd56ca08cf23a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PendingPageQuery } from './PendingPageQuery.graphql';

const node: PreloadableConcreteRequest<PendingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ededc2d7dfd75aeccf6a160dd4d1a309bf41124bd7c52aa3ecd56ca08cf23a2",
    "metadata": {},
    "name": "PendingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
