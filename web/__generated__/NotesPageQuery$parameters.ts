/**
 * @generated SignedSource<<36b585f0136bd1a11c33fa9946e1afb4>>
 * @relayHash 7423257a4fb9f309d9f0ac9ec1cc7d8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e3398d7e4e0d48a17a75bfcc8aed3d9403a40364df04f775f0007fd61d2b0f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotesPageQuery } from './NotesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e3398d7e4e0d48a17a75bfcc8aed3d9403a40364df04f775f0007fd61d2b0f7",
    "metadata": {},
    "name": "NotesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
