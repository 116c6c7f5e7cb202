/**
 * @generated SignedSource<<ded5499956d9b43783d111eef13d734e>>
 * @relayHash 658a2b7a9e294241e8b3a3ad510834d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 447f954295d483f9501c9ed1755d005c479e440f738d6a311a7292e94cc1a753

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "447f954295d483f9501c9ed1755d005c479e440f738d6a311a7292e94cc1a753",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
