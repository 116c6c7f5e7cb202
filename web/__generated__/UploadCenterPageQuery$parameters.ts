/**
 * @generated SignedSource<<bedaa1efadeb545c1e706f8b8c8697ca>>
 * @relayHash aab9d7818ce8ef6241644cbfc12016bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 373d4b8ae1fa48d93e97c0930151bf880874b19685f9016754ebd2e603d1acd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UploadCenterPageQuery } from './UploadCenterPageQuery.graphql';

const node: PreloadableConcreteRequest<UploadCenterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "373d4b8ae1fa48d93e97c0930151bf880874b19685f9016754ebd2e603d1acd2",
    "metadata": {},
    "name": "UploadCenterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
