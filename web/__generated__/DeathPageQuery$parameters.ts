/**
 * @generated SignedSource<<5c8b972b3d457dd1894dd47ed921976b>>
 * @relayHash e36fb4d30387f99ba6b9ea7d3e5a0570
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdc0aa3470d2cdf52894c0ccc2403ad58b76ec49d5dd14deaf74729cce78564a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdc0aa3470d2cdf52894c0ccc2403ad58b76ec49d5dd14deaf74729cce78564a",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
