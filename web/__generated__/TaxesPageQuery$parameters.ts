/**
 * @generated SignedSource<<dc4059bdda16ecfe6990f5e6e54fddf1>>
 * @relayHash 13fb450de007161677fd6ddf5edaec7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2f0d9a864a6ce261c95d9e9bac2a246d58d4e6dbf5475a6b0e0d40200c52734

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2f0d9a864a6ce261c95d9e9bac2a246d58d4e6dbf5475a6b0e0d40200c52734",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
