/**
 * @generated SignedSource<<639d905ea01bccfec29ffb3460e8cd2f>>
 * @relayHash f8ca01f5934c355ba46abd47abed0971
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 250dad3f1a801108fb2d6c7e21ee1d6da0f7ec37724e1721ee34b638cb644f1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReturnsPageQuery } from './ReturnsPageQuery.graphql';

const node: PreloadableConcreteRequest<ReturnsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "250dad3f1a801108fb2d6c7e21ee1d6da0f7ec37724e1721ee34b638cb644f1b",
    "metadata": {},
    "name": "ReturnsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
