/**
 * @generated SignedSource<<cf4f11df093d3fed8d51604b5d6f9a06>>
 * @relayHash d3ac15364d498bc63909069d9b37fd23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eeff52019a47a8a40062962fd75ab13ded58260ae3c2487bd9a762deb2468760

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eeff52019a47a8a40062962fd75ab13ded58260ae3c2487bd9a762deb2468760",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
