/**
 * @generated SignedSource<<ade2c76c1e41903f61c91b182e22f854>>
 * @relayHash 3bdd5d7341775deb044b9000c2c53042
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd2c980be83f7971634d77d8f86f3952473bcd32d0dcba5d51c970011f9e06a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentOptionsPageQuery } from './PaymentOptionsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentOptionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd2c980be83f7971634d77d8f86f3952473bcd32d0dcba5d51c970011f9e06a0",
    "metadata": {},
    "name": "PaymentOptionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
