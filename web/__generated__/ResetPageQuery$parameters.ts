/**
 * @generated SignedSource<<285ed2edeb7eb8eb4e0d4cc1fed7dcd6>>
 * @relayHash edd072d3107d165b30e763a111beb9d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b142b13e14ca5bd294f531aead5533dfd06c3c16cd0c353832a9ee10a165bcbd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPageQuery } from './ResetPageQuery.graphql';

const node: PreloadableConcreteRequest<ResetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b142b13e14ca5bd294f531aead5533dfd06c3c16cd0c353832a9ee10a165bcbd",
    "metadata": {},
    "name": "ResetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
