/**
 * @generated SignedSource<<f085f7a4b354cc5e12cc557a8b4457ee>>
 * @relayHash d2aba2965f0390758f07c2d68111c0ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca6f0f56d1a5c1cd7a3988726a786e84f51f510ab4537fd6f486926935c9bbbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CredentialsPageQuery } from './CredentialsPageQuery.graphql';

const node: PreloadableConcreteRequest<CredentialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca6f0f56d1a5c1cd7a3988726a786e84f51f510ab4537fd6f486926935c9bbbe",
    "metadata": {},
    "name": "CredentialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
