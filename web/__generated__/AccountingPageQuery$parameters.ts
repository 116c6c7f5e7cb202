/**
 * @generated SignedSource<<ec47139b2367863398b5d47ddb88a236>>
 * @relayHash d92ea83772990172a2d82822d2c7dc7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c1f349680cd9b941cd5060b6e5a8a6fb19f5f6abedea1745431e261e118ee3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountingPageQuery } from './AccountingPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c1f349680cd9b941cd5060b6e5a8a6fb19f5f6abedea1745431e261e118ee3f",
    "metadata": {},
    "name": "AccountingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
