/**
 * @generated SignedSource<<48e68b45483109ee4cad9f85f4470d8c>>
 * @relayHash 1339131cd86861567f3331db124ea7e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 577f86afc268e366ef577c6dfb8ca751154cfc22d2c88341bc903c2dc70f656b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TypePageQuery } from './TypePageQuery.graphql';

const node: PreloadableConcreteRequest<TypePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "577f86afc268e366ef577c6dfb8ca751154cfc22d2c88341bc903c2dc70f656b",
    "metadata": {},
    "name": "TypePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
