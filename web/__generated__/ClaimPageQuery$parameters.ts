/**
 * @generated SignedSource<<bf119bab79aeb6d28b86288577e73336>>
 * @relayHash 25588dadc66075ebf500e92130972422
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce86e5568c48f8ae060a1393fa0c15d73836234643fdec817897aac3d42bf117

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClaimPageQuery } from './ClaimPageQuery.graphql';

const node: PreloadableConcreteRequest<ClaimPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce86e5568c48f8ae060a1393fa0c15d73836234643fdec817897aac3d42bf117",
    "metadata": {},
    "name": "ClaimPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
