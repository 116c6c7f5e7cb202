/**
 * @generated SignedSource<<5382195e742eaa231d7ae5b8a634dcbf>>
 * @relayHash 151f47670bb5e9888e6dd99cfa0e4144
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f54170f61d7af19e49974486585c7642875a21c40873999635f3094311585ee4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f54170f61d7af19e49974486585c7642875a21c40873999635f3094311585ee4",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
