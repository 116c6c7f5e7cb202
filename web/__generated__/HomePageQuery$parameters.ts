/**
 * @generated SignedSource<<0eb5ad11a6b8940418a837a595f77151>>
 * @relayHash 0a235c87a3a135fcf384b4fafda71aab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b4e72d00d7337e6c93dac5c15f04fb74f300ab354c70e07233ef2acb4d6526a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b4e72d00d7337e6c93dac5c15f04fb74f300ab354c70e07233ef2acb4d6526a",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
