/**
 * @generated SignedSource<<a69c607b1321835f37b8be8a3a212bff>>
 * @relayHash 9bbcf00a5e7f93c2d2f2a5f5c50d5832
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21fa7e541dd090477fd3e5e38e2eac634b761007da60545dcb52ef9d168f0ade

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotesPageQuery } from './NotesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21fa7e541dd090477fd3e5e38e2eac634b761007da60545dcb52ef9d168f0ade",
    "metadata": {},
    "name": "NotesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
