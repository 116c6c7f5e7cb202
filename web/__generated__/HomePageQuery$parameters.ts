/**
 * @generated SignedSource<<fb026fbdef601674e821c289bbd81fe6>>
 * @relayHash a66c2821dde9596f16723b8557edef96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 395f30f2ab15f0ee64e97c42a716a258e3fbaec736e97d2fa47c4651808dfab2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "395f30f2ab15f0ee64e97c42a716a258e3fbaec736e97d2fa47c4651808dfab2",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
