/**
 * @generated SignedSource<<0a5be3fa17fda5010bc235785f588166>>
 * @relayHash acd93e2923e4368155be93d8d6342719
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d27f798dac2020a084062c341853d26c4adc189f547216e01005e66b1fa01ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d27f798dac2020a084062c341853d26c4adc189f547216e01005e66b1fa01ef",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
