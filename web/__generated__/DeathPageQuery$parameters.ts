/**
 * @generated SignedSource<<cbdb5ae5d1cd1fe22b449c19c061ee25>>
 * @relayHash 0b871445135d3bed2943c68c6024f6f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88d52af5b8d7da2c94eb8a2739aa9eb6386bd0c5cf3688549e44e42fdc535412

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88d52af5b8d7da2c94eb8a2739aa9eb6386bd0c5cf3688549e44e42fdc535412",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
