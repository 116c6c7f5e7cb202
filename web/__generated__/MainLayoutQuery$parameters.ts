/**
 * @generated SignedSource<<87981aa93fd6cd6c4e16732b165ec85d>>
 * @relayHash a80785d55b1a4c30f5863f115eb90e2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3842127acc3e5c09e8aa2176505864171c283293b516dd3ddece7fb46e83ea67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MainLayoutQuery } from './MainLayoutQuery.graphql';

const node: PreloadableConcreteRequest<MainLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3842127acc3e5c09e8aa2176505864171c283293b516dd3ddece7fb46e83ea67",
    "metadata": {},
    "name": "MainLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
