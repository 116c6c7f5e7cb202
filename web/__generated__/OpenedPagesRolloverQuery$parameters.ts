/**
 * @generated SignedSource<<a20fd8ac8378a3afb1f1ec6d2a12f1b2>>
 * @relayHash 1f315aad04c21d7e978e3f406ebed002
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7456a8a232cb3b2da8d5b1004386465bbfea47feb79103261315d85d8ff4bdf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7456a8a232cb3b2da8d5b1004386465bbfea47feb79103261315d85d8ff4bdf",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
