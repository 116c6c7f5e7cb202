/**
 * @generated SignedSource<<f198ccaa572abea4cce98315359141c7>>
 * @relayHash a4ce9a1c54455024ca04cd78aa8d93f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6a13e53ee28ad4450bdb9c8f7fa4e224bd68d532f3db47a5310f4f6d1e15f51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UploadCenterPageQuery } from './UploadCenterPageQuery.graphql';

const node: PreloadableConcreteRequest<UploadCenterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6a13e53ee28ad4450bdb9c8f7fa4e224bd68d532f3db47a5310f4f6d1e15f51",
    "metadata": {},
    "name": "UploadCenterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
