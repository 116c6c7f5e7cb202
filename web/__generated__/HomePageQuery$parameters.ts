/**
 * @generated SignedSource<<4ddda569ee24a143f4f2e59a28c07eb4>>
 * @relayHash 7313c1cd44c95da389e40b53fce34077
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e087f852789bb2a941c7d023ee6003e6eefe97fb0bc9b3dbab77f02f8da122f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e087f852789bb2a941c7d023ee6003e6eefe97fb0bc9b3dbab77f02f8da122f4",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
