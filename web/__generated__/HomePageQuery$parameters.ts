/**
 * @generated SignedSource<<c1fc07b7b28f93db29f5e604dbd7036e>>
 * @relayHash 279247b1ab03462b14e2e9757f1dbc46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID daeaa8d7b27225253f4a8f25ed50609926294f87e91850162c32e3ee3cb4f83f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "daeaa8d7b27225253f4a8f25ed50609926294f87e91850162c32e3ee3cb4f83f",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
