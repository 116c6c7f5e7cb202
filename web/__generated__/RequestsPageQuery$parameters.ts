/**
 * @generated SignedSource<<7b6552ca6f5f256ffae2f402b49599f5>>
 * @relayHash c36d76b991c9fae3a73342397db7196e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcdc05282dd57a9058288890ed424c4c16d64343db7acd3a073e35e05c2733fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcdc05282dd57a9058288890ed424c4c16d64343db7acd3a073e35e05c2733fe",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
