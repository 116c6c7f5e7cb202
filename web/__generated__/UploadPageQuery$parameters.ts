/**
 * @generated SignedSource<<75bd8b2dc805443d7e793a6c80945b28>>
 * @relayHash 017389238a91281ea76d47f17491f8e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 898c061ec68279ecd212e020c7bc5349dd5894b87f5be95d0c554c835fd7ec46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UploadPageQuery } from './UploadPageQuery.graphql';

const node: PreloadableConcreteRequest<UploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "898c061ec68279ecd212e020c7bc5349dd5894b87f5be95d0c554c835fd7ec46",
    "metadata": {},
    "name": "UploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
