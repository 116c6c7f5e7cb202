/**
 * @generated SignedSource<<3ffa50465fe2f4b007e1abe85f8cf215>>
 * @relayHash d96e63078769a864684c3cae6b356b05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef36080675d5be9ff8bafb3ac59fb089f445b49ddcb65eb3cdcfdc114d1225b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef36080675d5be9ff8bafb3ac59fb089f445b49ddcb65eb3cdcfdc114d1225b6",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
