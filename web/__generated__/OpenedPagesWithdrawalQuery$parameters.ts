/**
 * @generated SignedSource<<e1266b7e1e468fe94690e7433dbb6dfa>>
 * @relayHash 4133f703f189de8bac25a3653954c249
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cc00fa8ac20c9037769f991a4de24c99ce1cd4039f25570d795bfb2ffbd70a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cc00fa8ac20c9037769f991a4de24c99ce1cd4039f25570d795bfb2ffbd70a1",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
