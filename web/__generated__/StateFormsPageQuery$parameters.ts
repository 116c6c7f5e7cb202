/**
 * @generated SignedSource<<a2be0d2b5ac4f42f6ef23d0a6d6c7648>>
 * @relayHash be8c234730b2d19b2d7651e891eb90f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 687e44f96aeafd969c18c703eec4119fd12928884b85a9b4cfe1a72388bd7c4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StateFormsPageQuery } from './StateFormsPageQuery.graphql';

const node: PreloadableConcreteRequest<StateFormsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "687e44f96aeafd969c18c703eec4119fd12928884b85a9b4cfe1a72388bd7c4b",
    "metadata": {},
    "name": "StateFormsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
