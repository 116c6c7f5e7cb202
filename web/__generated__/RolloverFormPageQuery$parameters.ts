/**
 * @generated SignedSource<<d521189d3ab26d312102add30ec77e18>>
 * @relayHash d9ed6c62e383ed4e3d6152636a2fcd0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da720a0b37936b922defe62c3b350f2412c1be28450af7d81da9b9b929a90eff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da720a0b37936b922defe62c3b350f2412c1be28450af7d81da9b9b929a90eff",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
