/**
 * @generated SignedSource<<9b910afd1a4aa89573a17275846a7461>>
 * @relayHash b7dc67359ecb013bdcc4d7c105af7a91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d881283766655e36441c65b60135747783273def24e2e9749c7c6b35008415da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d881283766655e36441c65b60135747783273def24e2e9749c7c6b35008415da",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
