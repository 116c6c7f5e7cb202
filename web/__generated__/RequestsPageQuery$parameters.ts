/**
 * @generated SignedSource<<bebd20977fb03f4d3a9c7917890df039>>
 * @relayHash 92e504ef4133b65238a705bfb1cc3f7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35c0042e8e93841c17e2c1f3213df09039cb0ba2728b81edf142bf2c2cdaae6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35c0042e8e93841c17e2c1f3213df09039cb0ba2728b81edf142bf2c2cdaae6a",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
