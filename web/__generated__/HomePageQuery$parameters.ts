/**
 * @generated SignedSource<<4874374572b481e2c1d8c62c6a0fd163>>
 * @relayHash 62c7df229eb7ea583b3c6769955dfe9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a26005ac9e7574e58c1ec25ea497e49e3c87603b9c343f1127c49fad8951fd41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a26005ac9e7574e58c1ec25ea497e49e3c87603b9c343f1127c49fad8951fd41",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
