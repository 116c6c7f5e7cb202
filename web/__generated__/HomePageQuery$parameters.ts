/**
 * @generated SignedSource<<68a149231cc59b1980c9584a8ce74fc9>>
 * @relayHash c51c1907b51811d0aeefbc4df28f843c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7c047a5eaf65e8d409a26f533ff194551327763cdb57ce061c8515ae7bc517e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7c047a5eaf65e8d409a26f533ff194551327763cdb57ce061c8515ae7bc517e",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
