/**
 * @generated SignedSource<<be4e8274f68acf9fe83664d937c8f331>>
 * @relayHash 252d22c3f70e4fe73812401a440d5974
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 177e1a09a947af6f4dcbcb933699b5d51d640c97b1187d8ca5ae56b79bb7e847

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "177e1a09a947af6f4dcbcb933699b5d51d640c97b1187d8ca5ae56b79bb7e847",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
