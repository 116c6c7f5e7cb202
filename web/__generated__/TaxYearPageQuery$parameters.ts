/**
 * @generated SignedSource<<629040a8cbcc014886ba86754d898009>>
 * @relayHash 3bb3cffa7a73b15ebe211035a71c1442
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 260642ff47c58279f4c9e74f2959e6d62e0284a7f9b35332fc2b89a01ebb290d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxYearPageQuery } from './TaxYearPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxYearPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "260642ff47c58279f4c9e74f2959e6d62e0284a7f9b35332fc2b89a01ebb290d",
    "metadata": {},
    "name": "TaxYearPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
