/**
 * @generated SignedSource<<7441a0d7bf7a2d36d6df310a8c6d66bc>>
 * @relayHash 53bff4f7b7066e8b5c99423b25a2eefa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5ad69226dd1eca69b41319c0cf4d320456137a384a9fdcb1acb1a86a425e107

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5ad69226dd1eca69b41319c0cf4d320456137a384a9fdcb1acb1a86a425e107",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
