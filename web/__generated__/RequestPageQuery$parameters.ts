/**
 * @generated SignedSource<<273ebc6bcbd52f28652d46c2cfda6da1>>
 * @relayHash 9f98f7abe9b8d94e6d439591dafa7a7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91b55d82409f8e6c7521a68341b7a1782616630e12629b87ab2a777f2bb1f886

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91b55d82409f8e6c7521a68341b7a1782616630e12629b87ab2a777f2bb1f886",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
