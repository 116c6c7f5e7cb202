/**
 * @generated SignedSource<<70645ae2df5b7ec70d77e6a866e1f367>>
 * @relayHash c216023278947d9ea53541e3cc4b0a73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86d4effc538a168397e58f84d1975a66b570997cc664b5b2e5b3ee3be46703fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FailuresPageQuery } from './FailuresPageQuery.graphql';

const node: PreloadableConcreteRequest<FailuresPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86d4effc538a168397e58f84d1975a66b570997cc664b5b2e5b3ee3be46703fd",
    "metadata": {},
    "name": "FailuresPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
