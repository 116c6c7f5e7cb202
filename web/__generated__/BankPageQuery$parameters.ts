/**
 * @generated SignedSource<<1b8086819268b2586c98c94a97748607>>
 * @relayHash f6593ae3f500791ce787e6ead07bf81f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3d41a58c18d569024d391b082d0272b1fc2c9decb08b8402a7382651994176f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankPageQuery } from './BankPageQuery.graphql';

const node: PreloadableConcreteRequest<BankPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3d41a58c18d569024d391b082d0272b1fc2c9decb08b8402a7382651994176f",
    "metadata": {},
    "name": "BankPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
