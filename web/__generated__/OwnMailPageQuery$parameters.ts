/**
 * @generated SignedSource<<a5f8c03d2af29b07e25ee849bda3436b>>
 * @relayHash a91b2bfaa09149f1ffae2b1a7fbe68cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 620ff40c784b2848c55c0452286ef2d856881ba846b4a3b7578d68baa45ed4df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnMailPageQuery } from './OwnMailPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnMailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "620ff40c784b2848c55c0452286ef2d856881ba846b4a3b7578d68baa45ed4df",
    "metadata": {},
    "name": "OwnMailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
