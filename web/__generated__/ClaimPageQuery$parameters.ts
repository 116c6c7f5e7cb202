/**
 * @generated SignedSource<<592dbc79968fa0b1ae41ca864eed82ef>>
 * @relayHash d9a2fdb3ad0e2349c8a906a60e5aedf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ff718540b8c38ef49e630cea72f6ffb030921102de874b1834f1085efad0083

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClaimPageQuery } from './ClaimPageQuery.graphql';

const node: PreloadableConcreteRequest<ClaimPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ff718540b8c38ef49e630cea72f6ffb030921102de874b1834f1085efad0083",
    "metadata": {},
    "name": "ClaimPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
