/**
 * @generated SignedSource<<d60b3263bc9df3ed4115c53f772e3f92>>
 * @relayHash 6a2c61c390f27a32c3e3e5335f778f7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84129805e335359b063285a3f83daa81f6abad789e646fa3f6a1686c8b639e84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84129805e335359b063285a3f83daa81f6abad789e646fa3f6a1686c8b639e84",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
