/**
 * @generated SignedSource<<72e505c6a36d1317de0fe12f1a45c900>>
 * @relayHash 77d64d013c10bdf15dd0961c8930335d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbbc41762570bf7abc06c5ba6c2ff0ec04d1b5fa8fc2efe76b41dd235dc4abb3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbbc41762570bf7abc06c5ba6c2ff0ec04d1b5fa8fc2efe76b41dd235dc4abb3",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
