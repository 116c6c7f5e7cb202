/**
 * @generated SignedSource<<91f37a937f36cd04c2597536e5f661b4>>
 * @relayHash 71021a68aa0abf101af556f2c3d2cef3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0a25bf712cbb7f5b5e1b7b84769daa1b7458adbba4e7b78ef70382e0f076ff9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountingPageQuery } from './AccountingPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0a25bf712cbb7f5b5e1b7b84769daa1b7458adbba4e7b78ef70382e0f076ff9",
    "metadata": {},
    "name": "AccountingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
