/**
 * @generated SignedSource<<316f6bf86a7183ed4e3d352a51c7e8b7>>
 * @relayHash c74fd44c0b7b6ab14a1f6961d8fcf4c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e63c34714772ef40b18c6046ed0ef3dcf92aaa87512ee14b9aeb2bee4ebe919

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e63c34714772ef40b18c6046ed0ef3dcf92aaa87512ee14b9aeb2bee4ebe919",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
