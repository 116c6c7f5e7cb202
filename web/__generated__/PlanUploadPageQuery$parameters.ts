/**
 * @generated SignedSource<<0ed664a8540f596d7421b9354fabf85a>>
 * @relayHash b20add21f7b998f89b8e04d5d2647d63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e3d09cfd225b75368caf003ce2384a3e769627902bb6179fac2abf8054d8963

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanUploadPageQuery } from './PlanUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e3d09cfd225b75368caf003ce2384a3e769627902bb6179fac2abf8054d8963",
    "metadata": {},
    "name": "PlanUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
