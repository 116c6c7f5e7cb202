/**
 * @generated SignedSource<<f04ffb206d6a6392667e0243ca2d9ebd>>
 * @relayHash 17c4faa8fa6393c275154065ac0dd5f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44e177b7f8f49e030045cff5e21370abb114258aa2705e928c995e64ea19f6af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44e177b7f8f49e030045cff5e21370abb114258aa2705e928c995e64ea19f6af",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
