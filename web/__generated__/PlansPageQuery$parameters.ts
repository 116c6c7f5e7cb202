/**
 * @generated SignedSource<<901c3ca40edaa582b1a4f31c911e6f7c>>
 * @relayHash b426b1f6f42e254fc7b32f9b18cc64fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1b9aa8751b66cba6cfccbb1a4b880c24199a6ef4d3f09818be1ed0c048ded07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1b9aa8751b66cba6cfccbb1a4b880c24199a6ef4d3f09818be1ed0c048ded07",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
