/**
 * @generated SignedSource<<5cd624161975c18f6e834d6295946c94>>
 * @relayHash 28c71706751aa34eddec217534d1cf17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a257afdd2dfd124fa8ab290e7df77454b7ee6a48bf11a492af34ea40c333b17a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a257afdd2dfd124fa8ab290e7df77454b7ee6a48bf11a492af34ea40c333b17a",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
