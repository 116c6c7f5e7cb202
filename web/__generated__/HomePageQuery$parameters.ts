/**
 * @generated SignedSource<<c65bff1dd922de442edbf0ec8b1e8612>>
 * @relayHash 911789869ba1a3123620f9c8e58b3137
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22edd163aeed7da2ab16b840caab9e921bae14be485ffb6190840d8f327d69b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22edd163aeed7da2ab16b840caab9e921bae14be485ffb6190840d8f327d69b3",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
