/**
 * @generated SignedSource<<6c747254401e305c3cf12b6a1bba07be>>
 * @relayHash ae9a92c0d69096b224723475c72723ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3ffc09b5635581202833ca8003de9b1ce8eaf07ad72067dd87a1c83d31a3973

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReturnsDeskPageQuery } from './ReturnsDeskPageQuery.graphql';

const node: PreloadableConcreteRequest<ReturnsDeskPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3ffc09b5635581202833ca8003de9b1ce8eaf07ad72067dd87a1c83d31a3973",
    "metadata": {},
    "name": "ReturnsDeskPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
