/**
 * @generated SignedSource<<b5a988018e3c965e646cd2517936c8e3>>
 * @relayHash 4199c17e4f253778bfd8a37e66e21bce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a5076cab17684ad4abeefdf9baf5d9e27323745c8ffba1c0ec810896d1b73fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a5076cab17684ad4abeefdf9baf5d9e27323745c8ffba1c0ec810896d1b73fe",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
