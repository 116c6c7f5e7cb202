/**
 * @generated SignedSource<<25d4b1cff63fd436aa99136dcb813376>>
 * @relayHash 48ace29ade630eceb0e7d55fff68081f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68ea97f8397189601f99eb71e768b6c98934949cc23d8d9f40101d033c9f3d45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68ea97f8397189601f99eb71e768b6c98934949cc23d8d9f40101d033c9f3d45",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
