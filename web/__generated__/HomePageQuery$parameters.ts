/**
 * @generated SignedSource<<9b4917cc1a2964bf984fd4ee7090acb2>>
 * @relayHash 96aecae543a649fe7b4da60868eb3af4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ebfa57e2084b0b968d45d1a8a6ecc984ac34962ead154209624e533d1a1c6ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ebfa57e2084b0b968d45d1a8a6ecc984ac34962ead154209624e533d1a1c6ac",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
