/**
 * @generated SignedSource<<b76d72a8f077b834635b0042c8dc8a38>>
 * @relayHash 377bad4ecd718d4b2e270d9b6e3a1654
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b5cdfbd9046891653f7f174fe35c5e529877f01c034f49b05273be670c9318c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b5cdfbd9046891653f7f174fe35c5e529877f01c034f49b05273be670c9318c",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
