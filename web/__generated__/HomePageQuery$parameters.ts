/**
 * @generated SignedSource<<477b23b943029e532648a95307c8caaf>>
 * @relayHash 9c6f9b4cb48bd8f4ec16165ced70a2d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24f360c5f8eb445965066f34dd854116c3dcfca84072b7c0c64d74905cdc7e62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24f360c5f8eb445965066f34dd854116c3dcfca84072b7c0c64d74905cdc7e62",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
