/**
 * @generated SignedSource<<228ac23c4bb727516f6f65d2d1767c76>>
 * @relayHash 54ac0643e4e99f3d01cd68aa21e1e925
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20f3c8aea4a83ae8bc1f1054e689b406a6bf2467eded0bdf3525f68b3dacd04e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EvidencePageQuery } from './EvidencePageQuery.graphql';

const node: PreloadableConcreteRequest<EvidencePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20f3c8aea4a83ae8bc1f1054e689b406a6bf2467eded0bdf3525f68b3dacd04e",
    "metadata": {},
    "name": "EvidencePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
