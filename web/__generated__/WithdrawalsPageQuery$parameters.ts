/**
 * @generated SignedSource<<e4a0d98c35c606ff009fbbc219ec8131>>
 * @relayHash 7f842edf35c99b876e27284c52a19ee8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acb041889149afe091982d7e39c7596c87772bedd8fcbde688981465348df9b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acb041889149afe091982d7e39c7596c87772bedd8fcbde688981465348df9b4",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
