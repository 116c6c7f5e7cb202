/**
 * @generated SignedSource<<ebb6041f24104eef2688da5e91e58ed1>>
 * @relayHash 0728f368cec4f8c89a5adc06311cc8b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ea18c9a61b8f0b2765aed110ee3ead8d679463204f51406b749e76beaddec9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ea18c9a61b8f0b2765aed110ee3ead8d679463204f51406b749e76beaddec9b",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
