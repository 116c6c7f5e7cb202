/**
 * @generated SignedSource<<f9f04559981a2a567747ef2108fecb41>>
 * @relayHash 1fb3a0a6d0f1a985e0caab6847651270
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf84e0aaecf91b1c59fca1eae9624c4354a6b5f30e92df2d9c86a5b1d48b30b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf84e0aaecf91b1c59fca1eae9624c4354a6b5f30e92df2d9c86a5b1d48b30b1",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
