/**
 * @generated SignedSource<<2511df0e04c4b6e6e62fa7a22e4daeb1>>
 * @relayHash 3bc5cc86f80e27e13d77fb32d156a16f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2651f39c47fa32f9a84cfa32b5eb1f7642dd70ccab2f851b2568889807ef304

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2651f39c47fa32f9a84cfa32b5eb1f7642dd70ccab2f851b2568889807ef304",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
