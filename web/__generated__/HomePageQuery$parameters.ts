/**
 * @generated SignedSource<<2f11e9076854d2797b851b8eee14b0e8>>
 * @relayHash 1e8508af1544c469581489b1016b4ad6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbd8e863e743fef17be06135c5f027ba24995058470f9b5c76bce17011616ec4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbd8e863e743fef17be06135c5f027ba24995058470f9b5c76bce17011616ec4",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
