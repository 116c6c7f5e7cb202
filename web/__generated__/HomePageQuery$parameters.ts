/**
 * @generated SignedSource<<66c9b2b583e55b83fb81a7bd8e0d5535>>
 * @relayHash 32b0f1c4dad07a867ab7d9fb48f2761f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd90fa25445664c4bbc69b0c88ed5806db850ac2dd5a85978ece689bf5704673

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd90fa25445664c4bbc69b0c88ed5806db850ac2dd5a85978ece689bf5704673",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
