/**
 * @generated SignedSource<<560ac6610cc7f23c22dde026c2084142>>
 * @relayHash b5a56e531c3e08fd203121ec6ba7b335
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb95ea06261a4990509c81630e54714416a9947d280b7b444d67212826731128

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb95ea06261a4990509c81630e54714416a9947d280b7b444d67212826731128",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
