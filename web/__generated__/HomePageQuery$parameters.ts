/**
 * @generated SignedSource<<9fec9042b9ab3259897cbb226a5804d9>>
 * @relayHash 512997d552fd8959423745da9e2a6641
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9069dd98464b9361498e6c6e62d7a02382fd8c8b175b396298274bcbfe3c4f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9069dd98464b9361498e6c6e62d7a02382fd8c8b175b396298274bcbfe3c4f9",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
