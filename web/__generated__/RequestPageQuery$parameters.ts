/**
 * @generated SignedSource<<7294f282d0de2dac24263a654672523a>>
 * @relayHash 53c721f11fe1ba327cab287591035564
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc849bcdd2bee00f047f53b8a43dd0a321653b7cb4b22c77421594dc2fd75646

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc849bcdd2bee00f047f53b8a43dd0a321653b7cb4b22c77421594dc2fd75646",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
