/**
 * @generated SignedSource<<b01730b02343f5fa0ac746f202d23880>>
 * @relayHash a1801cd53e81a6b290bef36af7aeb3a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cce928edabf046b3a50e8758d2ebe278e51b4774f19e2b8427cd64689b04c92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cce928edabf046b3a50e8758d2ebe278e51b4774f19e2b8427cd64689b04c92",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
