/**
 * @generated SignedSource<<dec0d4613292f47b6e5c0368c17b9e30>>
 * @relayHash 86e865214099b13f0b1c7281de605f8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05bef56dc3629508f6b4ac71155a1252de403427674b09c800cfaa8938db083c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05bef56dc3629508f6b4ac71155a1252de403427674b09c800cfaa8938db083c",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
