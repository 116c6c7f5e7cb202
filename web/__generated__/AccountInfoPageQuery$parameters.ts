/**
 * @generated SignedSource<<cb590f15824f9fe242106158ac70a670>>
 * @relayHash 6feae568af1f1db190f86d77ec407462
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7d5d9800e5340860d9fc464b626a416671929029ffa694667d6f4a70274f2c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountInfoPageQuery } from './AccountInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7d5d9800e5340860d9fc464b626a416671929029ffa694667d6f4a70274f2c0",
    "metadata": {},
    "name": "AccountInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
