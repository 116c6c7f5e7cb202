/**
 * @generated SignedSource<<152d3935a93a66d04afd1cd55386ee31>>
 * @relayHash d30bbafa2243e496ea0d585baaa51bf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be9066ee93f247ff311a9fde54b57136230d1c719bfa1c8fd590e44bcbdda97f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be9066ee93f247ff311a9fde54b57136230d1c719bfa1c8fd590e44bcbdda97f",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
