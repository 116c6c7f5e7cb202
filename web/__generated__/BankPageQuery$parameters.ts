/**
 * @generated SignedSource<<9587e76bc835bc349217bf37192e0a9a>>
 * @relayHash 9b92dcf4047b7d8cb756f909e1b7d196
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20da60fbd8287ba5a5457ea8bbcf5f275a340bb212e0fd8a446c7f3c753086f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankPageQuery } from './BankPageQuery.graphql';

const node: PreloadableConcreteRequest<BankPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20da60fbd8287ba5a5457ea8bbcf5f275a340bb212e0fd8a446c7f3c753086f4",
    "metadata": {},
    "name": "BankPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
