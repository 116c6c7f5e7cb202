/**
 * @generated SignedSource<<4891078320b60b230642f54e74b412d6>>
 * @relayHash 32230b16ae18482d2d9c411f246e8a49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38f66afbc8227f73fb9ca7a3ea63056535b0929c74b22218db00faab9fa05989

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38f66afbc8227f73fb9ca7a3ea63056535b0929c74b22218db00faab9fa05989",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
