/**
 * @generated SignedSource<<6756571303de9d3d9344c083ffb80858>>
 * @relayHash 7899c5afd33991e46551d0b0287e3b48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c58c0bf5cf8b5edd58693d7bff7bb6171444855a22c709d5c0dd8bdd4fb43c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatePageQuery } from './StatePageQuery.graphql';

const node: PreloadableConcreteRequest<StatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c58c0bf5cf8b5edd58693d7bff7bb6171444855a22c709d5c0dd8bdd4fb43c2",
    "metadata": {},
    "name": "StatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
