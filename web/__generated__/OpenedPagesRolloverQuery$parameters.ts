/**
 * @generated SignedSource<<deaa6da606ca5bbfe1243b631f8a9229>>
 * @relayHash 3ab06e5f2484e1c2ff26f52e9fe13996
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78689dbd0ef03ca90a2ac4b11da41b2b4aef1c4dd72cc22a4339697c61800889

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78689dbd0ef03ca90a2ac4b11da41b2b4aef1c4dd72cc22a4339697c61800889",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
