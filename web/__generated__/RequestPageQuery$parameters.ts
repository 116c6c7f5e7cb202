/**
 * @generated SignedSource<<e13f81ac69befd0e554edbbc5aac478f>>
 * @relayHash 2b4ccb334c96760a6e32f1bb6f93f4d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e272d8d8ee34d77aac32b38a1022c424ff093f263e1c55399b7830eb5df533e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e272d8d8ee34d77aac32b38a1022c424ff093f263e1c55399b7830eb5df533e",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
