/**
 * @generated SignedSource<<7f13222fecb00937f56d201c10e8bef3>>
 * @relayHash e648cd5b0d86bc6157b74e55ebb2dc0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6f378648e6bb4c2f849acee1e1215194c5ed01ead484bc5e993ad341b5efa79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountingPageQuery } from './AccountingPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6f378648e6bb4c2f849acee1e1215194c5ed01ead484bc5e993ad341b5efa79",
    "metadata": {},
    "name": "AccountingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
