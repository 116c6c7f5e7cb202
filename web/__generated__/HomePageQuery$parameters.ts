/**
 * @generated SignedSource<<3a6724383daca368af7ac5341380092b>>
 * @relayHash 13036a53fe9ad4bf61bcca08f646a0f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ae736bd1c470cccfd55d9da411c0b4cc165ddbae004499d7bc90c200292b303

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ae736bd1c470cccfd55d9da411c0b4cc165ddbae004499d7bc90c200292b303",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
