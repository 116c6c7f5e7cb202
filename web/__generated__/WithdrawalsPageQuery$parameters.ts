/**
 * @generated SignedSource<<0da825c5fee4bef068e02911ac3f0e11>>
 * @relayHash 39595f47c83282eae39f453745a955b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c811618bfbdaed68e0291b284341b25667548d718bf918027a2ba8751990c48d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c811618bfbdaed68e0291b284341b25667548d718bf918027a2ba8751990c48d",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
