/**
 * @generated SignedSource<<a1409dd808b1b085d8eea1b839f8b1ae>>
 * @relayHash 9807ecc590970db9683dc020aa4e5d42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd05c8e811678f24b5f35a9998493de38d7a4057780a2dae8f466f2c118fc6fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UploadCenterPageQuery } from './UploadCenterPageQuery.graphql';

const node: PreloadableConcreteRequest<UploadCenterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd05c8e811678f24b5f35a9998493de38d7a4057780a2dae8f466f2c118fc6fa",
    "metadata": {},
    "name": "UploadCenterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
