/**
 * @generated SignedSource<<e27acd029a59a98832a77b40b9ab042a>>
 * @relayHash 076946553c312cb34478e670cf0ac66f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f44ef0d8e1dd153dec37388941a8e8c7082d53ed4c8da4f4e50e9d4d6c879f94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f44ef0d8e1dd153dec37388941a8e8c7082d53ed4c8da4f4e50e9d4d6c879f94",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
