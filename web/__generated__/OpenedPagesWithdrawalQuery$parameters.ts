/**
 * @generated SignedSource<<61a1d2dd8f0bf74afb915c3644db4ae6>>
 * @relayHash 407c5974bb7d24fa08ffb09ca7766218
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1e2ea4f8f92fe2af75f8eee32a44d37443ff6312ebd91d1f951dded64af67a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1e2ea4f8f92fe2af75f8eee32a44d37443ff6312ebd91d1f951dded64af67a8",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
