/**
 * @generated SignedSource<<748f898f0958c89722f7a98f84400c98>>
 * @relayHash 69127316e3de3b944ce4c994adbd0048
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9139b6816c9ecbe43b0f0c97f4861d22acfb11891c6f1816f929f73a1963d184

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9139b6816c9ecbe43b0f0c97f4861d22acfb11891c6f1816f929f73a1963d184",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
