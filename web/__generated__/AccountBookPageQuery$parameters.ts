/**
 * @generated SignedSource<<4e135eb9b21000e95e5df7d191b25469>>
 * @relayHash da207ec242085d50640e8a07d34c93f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 102fe89b58c741ccdc9a40b23e8960ce141b8239584e9462305ef3b831e9b2c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "102fe89b58c741ccdc9a40b23e8960ce141b8239584e9462305ef3b831e9b2c8",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
