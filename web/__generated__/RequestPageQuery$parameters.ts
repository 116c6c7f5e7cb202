/**
 * @generated SignedSource<<93d2eb937994174a5c535450c39f796a>>
 * @relayHash 00f000817104be8a5c37cd84d2161398
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5629082bf4190dac3a000ad514c32b06e6b8298e06b4759ad89aa13514c920f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5629082bf4190dac3a000ad514c32b06e6b8298e06b4759ad89aa13514c920f5",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
