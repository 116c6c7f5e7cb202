/**
 * @generated SignedSource<<9e4127a5a7a9db66b421c5471a721870>>
 * @relayHash 305930279891f8796adb03ec1ff56abd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d9d81d9f73a5b107e214c5648766c6d21a2b1717b18a9dc5aa887424ad3b240

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d9d81d9f73a5b107e214c5648766c6d21a2b1717b18a9dc5aa887424ad3b240",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
