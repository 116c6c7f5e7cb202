/**
 * @generated SignedSource<<268016e68dbab9e949d3a2019685e6c2>>
 * @relayHash d68f99bf26e0a6a7acd4dbf9c4dbd6c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42d96d428be0bbd7940520ddee61ecd0b8df0197463f9d4b1a52a18f79a1b29e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42d96d428be0bbd7940520ddee61ecd0b8df0197463f9d4b1a52a18f79a1b29e",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
