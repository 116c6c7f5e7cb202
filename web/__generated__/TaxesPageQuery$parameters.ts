/**
 * @generated SignedSource<<6c83797f47cda0a8f453920a3fd3ef7d>>
 * @relayHash 4896c1305d516ba26eb09ae76364623f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d31c6828d82d85a0021c2b6b13e900e70cb8a83fab1457f5172dcecdddb2b51e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d31c6828d82d85a0021c2b6b13e900e70cb8a83fab1457f5172dcecdddb2b51e",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
