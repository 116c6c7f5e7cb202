/**
 * @generated SignedSource<<28f82301507e445151ba0f6100fdb5e3>>
 * @relayHash 1c89c79216764b6c69fbde0b2c47826f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 943fe9fcd60f320e9e8a8da0afecd70005a706ba4ea50bbcfe26d94ac1d07d01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "943fe9fcd60f320e9e8a8da0afecd70005a706ba4ea50bbcfe26d94ac1d07d01",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
