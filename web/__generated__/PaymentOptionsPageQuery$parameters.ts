/**
 * @generated SignedSource<<eb2857e67a5f609f713fa794633c2b0a>>
 * @relayHash d39e283f469ff35deed66e4c03869a7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff3ee0bfc5325aec2bdd102f098cedbedcb39cd12b59853f2eed2a8fe6b32159

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentOptionsPageQuery } from './PaymentOptionsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentOptionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff3ee0bfc5325aec2bdd102f098cedbedcb39cd12b59853f2eed2a8fe6b32159",
    "metadata": {},
    "name": "PaymentOptionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
