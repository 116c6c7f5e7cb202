/**
 * @generated SignedSource<<a31a09f3e506e1a5156f8ff96e77e289>>
 * @relayHash a26ca1410c66ccc8fce9d028bdafc76e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86b94692911e7b41a739ddfa2f7cd5e6402df36fa5eb936fc596d69133eee22a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86b94692911e7b41a739ddfa2f7cd5e6402df36fa5eb936fc596d69133eee22a",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
