/**
 * @generated SignedSource<<3edd0f7ba93e28dbec0b27f4b2d87dbf>>
 * @relayHash 539df775071f8466cec8886e53fb1e05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a72f84c2597b7d525618b3f53d922ce4c4988fcc84d162b49fc927197f32baca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a72f84c2597b7d525618b3f53d922ce4c4988fcc84d162b49fc927197f32baca",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
