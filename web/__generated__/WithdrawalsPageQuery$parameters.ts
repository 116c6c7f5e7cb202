/**
 * @generated SignedSource<<3376bacfabc44c97465e71d6857fb0fd>>
 * @relayHash 1b00ecb2cbde0120a59d44431af5ddd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 016ab3cad277905ff45537cca2ddea2371e529da4002d92ece52ac423a659cc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "016ab3cad277905ff45537cca2ddea2371e529da4002d92ece52ac423a659cc0",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
