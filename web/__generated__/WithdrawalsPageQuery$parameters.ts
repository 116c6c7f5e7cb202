/**
 * @generated SignedSource<<4d44796337f0b29e6dbd789790e52860>>
 * @relayHash 412ec450d188bd4509f3eb85daa2d3e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a3328783d8806670a7d143aa1c21e3c741c98de775d20fce448caf612d11c0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a3328783d8806670a7d143aa1c21e3c741c98de775d20fce448caf612d11c0d",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
