/**
 * @generated SignedSource<<14a44927bba38cd8d4e96c427430752c>>
 * @relayHash f6a53c616afbc4c925d9c6ba65c583dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6a3a19d15f50d667f41ec297f40cd2d003c460fc18dfc13080075cc822414a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentOptionsPageQuery } from './PaymentOptionsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentOptionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6a3a19d15f50d667f41ec297f40cd2d003c460fc18dfc13080075cc822414a4",
    "metadata": {},
    "name": "PaymentOptionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
