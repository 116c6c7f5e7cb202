/**
 * @generated SignedSource<<3b2e4165de1a6ae996b990cf6f750d85>>
 * @relayHash 64eaf33a1ce1940e4c217472e55f8c2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 396d74267e83665a49ac5fd65b39cb8a8cae8f4a4f9dee5b167b3c778f8ea8ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "396d74267e83665a49ac5fd65b39cb8a8cae8f4a4f9dee5b167b3c778f8ea8ff",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
