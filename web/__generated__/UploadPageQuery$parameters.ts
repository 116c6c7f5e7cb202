/**
 * @generated SignedSource<<a97b1c516e41cac41c98f8ee6db83bec>>
 * @relayHash 56c24dec55a72744ecca2f6f2b321ac3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b5b034807f0b57aeeb1d08306fb19ce4abcaf89d4ac62fd3e63bd996dd3f481

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UploadPageQuery } from './UploadPageQuery.graphql';

const node: PreloadableConcreteRequest<UploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b5b034807f0b57aeeb1d08306fb19ce4abcaf89d4ac62fd3e63bd996dd3f481",
    "metadata": {},
    "name": "UploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
