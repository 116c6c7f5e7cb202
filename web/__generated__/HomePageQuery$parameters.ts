/**
 * @generated SignedSource<<573918a2967e531dab1180e5a54ec120>>
 * @relayHash d59bdf45070b6736615ac1d544051cb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77ce19e30e23a3a7db05b54504aaa7de4414648d7764006f89099f088857c23d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77ce19e30e23a3a7db05b54504aaa7de4414648d7764006f89099f088857c23d",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
