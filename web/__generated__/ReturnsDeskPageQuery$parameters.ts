/**
 * @generated SignedSource<<2606359aa2d5cdde680ef59fa98b4f38>>
 * @relayHash 61d29d5d701d8a82ec5f8656cc1b70e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eec2c478a59c0496f9417b9b77bd93613e2e4a7a277aba0ebe3af8a94f1e99e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReturnsDeskPageQuery } from './ReturnsDeskPageQuery.graphql';

const node: PreloadableConcreteRequest<ReturnsDeskPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eec2c478a59c0496f9417b9b77bd93613e2e4a7a277aba0ebe3af8a94f1e99e4",
    "metadata": {},
    "name": "ReturnsDeskPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
