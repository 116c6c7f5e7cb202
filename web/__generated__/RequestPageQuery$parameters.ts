/**
 * @generated SignedSource<<f639a1362ca9c63b8384e078bcccb2d0>>
 * @relayHash 05be8c7477777b6b1891003e2ea8c7a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ca5c25aaf2f2381a6a418e17afff67a09aa8e0c514e654a520b2a8272792afe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ca5c25aaf2f2381a6a418e17afff67a09aa8e0c514e654a520b2a8272792afe",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
