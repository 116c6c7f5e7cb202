/**
 * @generated SignedSource<<7852524afa463d189e398eb11d2e5f11>>
 * @relayHash d121c4c9b9fe08023ebb6288fad6d656
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1651d23fc4ba9082768ec31f3930ee6dbcee1ee79ee4101dbc259120b2f65c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentOptionsPageQuery } from './PaymentOptionsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentOptionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1651d23fc4ba9082768ec31f3930ee6dbcee1ee79ee4101dbc259120b2f65c8",
    "metadata": {},
    "name": "PaymentOptionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
