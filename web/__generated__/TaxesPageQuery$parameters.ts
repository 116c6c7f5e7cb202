/**
 * @generated SignedSource<<14c36d3ed94987cc4bc7bc113cf1cae3>>
 * @relayHash eef1dbf7f65d84d2f7d834404f134fb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fb37b14e54c55611ba9f2639ff99886f64774fa6a5e33a732ea5657b36e2f62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fb37b14e54c55611ba9f2639ff99886f64774fa6a5e33a732ea5657b36e2f62",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
