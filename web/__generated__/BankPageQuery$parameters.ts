/**
 * @generated SignedSource<<fce6a94f721fe5bf2e7a0e3f8cc4d01c>>
 * @relayHash 2d906a05c8b3f24dfad49170a5b17c5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 819794af0dd23bbb9b885c4c216cad5638cc2e0345090f3bf31912705a291a16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankPageQuery } from './BankPageQuery.graphql';

const node: PreloadableConcreteRequest<BankPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "819794af0dd23bbb9b885c4c216cad5638cc2e0345090f3bf31912705a291a16",
    "metadata": {},
    "name": "BankPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
