/**
 * @generated SignedSource<<5b4e0bd5e13ee1cb0abf289f448199b3>>
 * @relayHash d874734d613e42ea685018bcf5e7841c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d515d84adc53e618633e2f7740fdd85eee752e0d13fcb504bc7311a20e494715

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d515d84adc53e618633e2f7740fdd85eee752e0d13fcb504bc7311a20e494715",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
