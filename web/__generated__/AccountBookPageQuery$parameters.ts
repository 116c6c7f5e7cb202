/**
 * @generated SignedSource<<5d82fc95451eb8ae4f2fa1b0b82f7142>>
 * @relayHash 35106699964bf8b9ffe4feb57407d9fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b168927eec4fe91ebd11ad7bec1908b706186e5806df2fb9de15cc17dd6a03b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b168927eec4fe91ebd11ad7bec1908b706186e5806df2fb9de15cc17dd6a03b9",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
