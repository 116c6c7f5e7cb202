/**
 * @generated SignedSource<<a7a2f73c5ad6d0324738715668d05604>>
 * @relayHash 84646d488f2d9766748c92a0afe0e611
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 856c63ed9a939ee4fb873daa163a24f914ebd7cf8e3486f0b8516d8f062e4faf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountingPageQuery } from './AccountingPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "856c63ed9a939ee4fb873daa163a24f914ebd7cf8e3486f0b8516d8f062e4faf",
    "metadata": {},
    "name": "AccountingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
