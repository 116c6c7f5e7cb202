/**
 * @generated SignedSource<<d2d24c99b0deffc0e73e414c88db8abb>>
 * @relayHash 6f1d4add9fd7c3ea96f6a6a4146f89c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0f2ff44e48e11678323199281319b1c690ce2f741e379453e2a4ec007e3210c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UploadPageQuery } from './UploadPageQuery.graphql';

const node: PreloadableConcreteRequest<UploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0f2ff44e48e11678323199281319b1c690ce2f741e379453e2a4ec007e3210c",
    "metadata": {},
    "name": "UploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
