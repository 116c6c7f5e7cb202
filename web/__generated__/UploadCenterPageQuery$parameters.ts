/**
 * @generated SignedSource<<9341b0bc9e617271f5a637aa00d565f9>>
 * @relayHash 40cbf82b81822b4cca394aa26b334e2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36e619e1d8e1dc85e783bcf4aaf54007c685b0c6e409b15f93a8543b1046595c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UploadCenterPageQuery } from './UploadCenterPageQuery.graphql';

const node: PreloadableConcreteRequest<UploadCenterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36e619e1d8e1dc85e783bcf4aaf54007c685b0c6e409b15f93a8543b1046595c",
    "metadata": {},
    "name": "UploadCenterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
