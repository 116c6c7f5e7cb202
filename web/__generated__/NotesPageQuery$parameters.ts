/**
 * @generated SignedSource<<9dc6a7ce93f692843ea9bb8e2926c9fa>>
 * @relayHash e01c49c2821bdc27efe4496519f99cf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b81d7ae5177b0ad9398e5c17ce40c149a755f63ca84ce4c53859c199ce9ca126

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotesPageQuery } from './NotesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b81d7ae5177b0ad9398e5c17ce40c149a755f63ca84ce4c53859c199ce9ca126",
    "metadata": {},
    "name": "NotesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
