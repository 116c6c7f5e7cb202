/**
 * @generated SignedSource<<e57ea3c5b7561b942a4fd120c78350b1>>
 * @relayHash e949af472761bb6c2db6d97c545c7efc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 427e1836b5122fa6c5f9572208b77861c30d342871819c2e0983410dde7f95f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentOptionsPageQuery } from './PaymentOptionsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentOptionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "427e1836b5122fa6c5f9572208b77861c30d342871819c2e0983410dde7f95f2",
    "metadata": {},
    "name": "PaymentOptionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
