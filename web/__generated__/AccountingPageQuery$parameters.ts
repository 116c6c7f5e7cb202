/**
 * @generated SignedSource<<363a8e9d6afd4efa829262a04f793312>>
 * @relayHash c2c0d8dad578f7e202b77958ab772699
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37eda61d47c89d3c75b5ffa9720df9f1ef859f332777540e7d68a04cb2d15a0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountingPageQuery } from './AccountingPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37eda61d47c89d3c75b5ffa9720df9f1ef859f332777540e7d68a04cb2d15a0b",
    "metadata": {},
    "name": "AccountingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
