/**
 * @generated SignedSource<<fbd768624dca0091fc475555aa5f4de8>>
 * @relayHash f656e2a67a0c9e99907a243e0b83fd52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3608a73f1519366db7e8d5f43209d6563a9b2ed3ec715cdae18731b1e85f72fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3608a73f1519366db7e8d5f43209d6563a9b2ed3ec715cdae18731b1e85f72fe",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
