/**
 * @generated SignedSource<<9005f7d77071e3b52337ef02c4ba52a8>>
 * @relayHash b0ffb25bf65667e16737f53a9b484db1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2a534060d21a8eccb12c5b11f45e7d8e01e0f71a80d74d254643d766d8ed246

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UploadCenterPageQuery } from './UploadCenterPageQuery.graphql';

const node: PreloadableConcreteRequest<UploadCenterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2a534060d21a8eccb12c5b11f45e7d8e01e0f71a80d74d254643d766d8ed246",
    "metadata": {},
    "name": "UploadCenterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
