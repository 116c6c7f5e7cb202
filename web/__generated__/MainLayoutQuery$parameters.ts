/**
 * @generated SignedSource<<8c984006e0aaaac7ef1ae6d7a59a42bb>>
 * @relayHash c589dfed4bd41ad09b2eae5adedf3165
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d6d81d581ba5447aa106b8d90efbbb12b0c09e29ce6b10ad9e9065d5c8fbf05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MainLayoutQuery } from './MainLayoutQuery.graphql';

const node: PreloadableConcreteRequest<MainLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d6d81d581ba5447aa106b8d90efbbb12b0c09e29ce6b10ad9e9065d5c8fbf05",
    "metadata": {},
    "name": "MainLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
