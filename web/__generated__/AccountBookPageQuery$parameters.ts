/**
 * @generated SignedSource<<3bf527d5efbbcbe5ab4549baef1ed618>>
 * @relayHash e83305e510530041c98ccd753641a82c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID beec8ff2c6f45c3c125e6adab27043934c0279556217a65176695ccfc35524a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "beec8ff2c6f45c3c125e6adab27043934c0279556217a65176695ccfc35524a8",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
