/**
 * @generated SignedSource<<e962ba2e81eb618db1af629925f8796c>>
 * @relayHash e269ceb54669508c9ebb8e938467b541
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06f37c47369cffed7491b155ca7945696399b1076f165f8cfbd14dba57714ef2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06f37c47369cffed7491b155ca7945696399b1076f165f8cfbd14dba57714ef2",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
