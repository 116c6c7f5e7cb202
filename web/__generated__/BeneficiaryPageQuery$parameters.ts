/**
 * @generated SignedSource<<d1ac5e122b32ab8a7ede62a4fbeccb06>>
 * @relayHash 0a9a65ba0022833f66685a6be12b7b82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 030a8c28961b17f439430c48f95cf20ba619aa89199c6840428ae21bfafbb600

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeneficiaryPageQuery } from './BeneficiaryPageQuery.graphql';

const node: PreloadableConcreteRequest<BeneficiaryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "030a8c28961b17f439430c48f95cf20ba619aa89199c6840428ae21bfafbb600",
    "metadata": {},
    "name": "BeneficiaryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
