/**
 * @generated SignedSource<<09651b9904476734f62ec3796f3ddcb2>>
 * @relayHash cb869b2ea2e575270923630824afa17e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0edbd889c1c61b5c636b4a1bb4a37f0f9e01b6f58294f5ba58560da956508292

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UploadCenterPageQuery } from './UploadCenterPageQuery.graphql';

const node: PreloadableConcreteRequest<UploadCenterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0edbd889c1c61b5c636b4a1bb4a37f0f9e01b6f58294f5ba58560da956508292",
    "metadata": {},
    "name": "UploadCenterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
