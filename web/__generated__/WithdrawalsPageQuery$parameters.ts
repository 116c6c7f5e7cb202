/**
 * @generated SignedSource<<4728e15380207ac6f2981d675d88d9b5>>
 * @relayHash 5bdf0f8516bac49039c0a4c8ed8e508e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4293ca2ed7b4f673cb6e08060402fe54db6186de1f017f2163802cdd644494a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4293ca2ed7b4f673cb6e08060402fe54db6186de1f017f2163802cdd644494a3",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
