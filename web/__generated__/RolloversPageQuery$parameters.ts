/**
 * @generated SignedSource<<e0a71240fad5b5d9e6918f398fb2bcf9>>
 * @relayHash f0d762b34638c786eb63193a5d97aa1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdd5cb35da9728782437a85d66d4bdfd73785db0ee6215e5b8627bf89d09bcdb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdd5cb35da9728782437a85d66d4bdfd73785db0ee6215e5b8627bf89d09bcdb",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
