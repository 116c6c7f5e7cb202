/**
 * @generated SignedSource<<62323883f3fde94cf4517f3d59c53d06>>
 * @relayHash ef7fd02e3f2025cf33a183b4512eb9ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 981f3b136e58d23d6114b6d3f6b55b6979f81ee30f4f75229f22b202e81538cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanUploadPageQuery } from './PlanUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "981f3b136e58d23d6114b6d3f6b55b6979f81ee30f4f75229f22b202e81538cd",
    "metadata": {},
    "name": "PlanUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
