/**
 * @generated SignedSource<<5a93635d0f379b63bd41e028ee08bf13>>
 * @relayHash 700610de6d19733a2be00b1243a866fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5b0e23f8c7d83c3c1f1b8065e9c3f9e8f9e6ef82f0e0746254d20478d76e1c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5b0e23f8c7d83c3c1f1b8065e9c3f9e8f9e6ef82f0e0746254d20478d76e1c1",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
