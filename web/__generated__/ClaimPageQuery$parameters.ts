/**
 * @generated SignedSource<<cd97e0dbd6761167548590e477d9a710>>
 * @relayHash efadfeb722410f8a98db203597fc8925
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2e4f8a661a06ec4f59400ba101e207be56c932d6feb8056bec463e7a83c5a58

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClaimPageQuery } from './ClaimPageQuery.graphql';

const node: PreloadableConcreteRequest<ClaimPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2e4f8a661a06ec4f59400ba101e207be56c932d6feb8056bec463e7a83c5a58",
    "metadata": {},
    "name": "ClaimPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
