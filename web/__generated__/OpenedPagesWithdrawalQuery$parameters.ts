/**
 * @generated SignedSource<<291916fbe914926e94c34d0c15499efb>>
 * @relayHash 9e7776a2c67b48db9e42ff14785e6522
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60f42553e27aa719114f2b1aefda1cb2dad8fc124b503c37110ebe63146abbe7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60f42553e27aa719114f2b1aefda1cb2dad8fc124b503c37110ebe63146abbe7",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
