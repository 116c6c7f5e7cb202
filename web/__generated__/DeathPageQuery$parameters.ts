/**
 * @generated SignedSource<<84ccb574ba1df391b83bf6adc20ad806>>
 * @relayHash 7d233c9952bc1040623556a36780dfa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ad7078384274878012468b1af8035cedc56c833e5ef59e7ad856249adedafb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ad7078384274878012468b1af8035cedc56c833e5ef59e7ad856249adedafb5",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
