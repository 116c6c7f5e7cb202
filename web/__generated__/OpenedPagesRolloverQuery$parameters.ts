/**
 * @generated SignedSource<<2d2e52d9f9859464ce9c4a7f367022a4>>
 * @relayHash 3963b1f6e0aaedc9892a81805754b294
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4bc4c9b726e4f74f73ff392ae4cb19a479eef1e7dc6eef45293ec6ffabac8b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4bc4c9b726e4f74f73ff392ae4cb19a479eef1e7dc6eef45293ec6ffabac8b0",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
