/**
 * @generated SignedSource<<f2cc90dc7d5e3a3dd15ff027bf826557>>
 * @relayHash 6bfa2eaace789d963e20683b0f1ce8b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb24b75eac7579c18c4781f030b45b3c49dafb9ed77cd4feb3d40e67d7e59cf2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnMailPageQuery } from './OwnMailPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnMailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb24b75eac7579c18c4781f030b45b3c49dafb9ed77cd4feb3d40e67d7e59cf2",
    "metadata": {},
    "name": "OwnMailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
