/**
 * @generated SignedSource<<4450f0cc3880dde41b770d2ff5c41b2e>>
 * @relayHash 94001e3c9f82f06841328b587abc3981
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8f6c13a7a41107ecc5c7fdd8859187a6a0cb522cabc7fc656d791c6d37b52ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8f6c13a7a41107ecc5c7fdd8859187a6a0cb522cabc7fc656d791c6d37b52ed",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
