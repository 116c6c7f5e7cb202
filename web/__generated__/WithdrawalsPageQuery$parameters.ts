/**
 * @generated SignedSource<<af7c5d0279313e9317d4593b3343b9b8>>
 * @relayHash 3c009efe6d9101ce3a12f891808f6c4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 153f57cabd195b374ceff926cc8bbb763932231f09796a0aa4f68746100762e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "153f57cabd195b374ceff926cc8bbb763932231f09796a0aa4f68746100762e8",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
