/**
 * @generated SignedSource<<e09f76df0eee16fb0c1301144e984fc4>>
 * @relayHash 8990c3da35b84b2c9409f05bc99f109f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20edbe270b6bdebaf4067690241d8c4fd3a928c9cbf58a7e4ae6f0850e55d0d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20edbe270b6bdebaf4067690241d8c4fd3a928c9cbf58a7e4ae6f0850e55d0d5",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
