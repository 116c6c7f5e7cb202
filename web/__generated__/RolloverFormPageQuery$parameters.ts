/**
 * @generated SignedSource<<f0632a6e672da0dcd9decf23a89bd738>>
 * @relayHash eb9af8d8f126e2e68cb39932e87d73f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f327904677b72dc2b92f33092799190e69c5d2e99c538a61fd0df9cf647d45a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f327904677b72dc2b92f33092799190e69c5d2e99c538a61fd0df9cf647d45a",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
