/**
 * @generated SignedSource<<6603d00265115d173fe3e400e6e364b7>>
 * @relayHash d6ed3c91b9c0e0f1020d95a0224fbfbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c5d95a833add6ea5eed7e35be166168638fb3ccc339deaa58e37c39ef56678b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UploadCenterPageQuery } from './UploadCenterPageQuery.graphql';

const node: PreloadableConcreteRequest<UploadCenterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c5d95a833add6ea5eed7e35be166168638fb3ccc339deaa58e37c39ef56678b",
    "metadata": {},
    "name": "UploadCenterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
