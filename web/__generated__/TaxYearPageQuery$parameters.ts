/**
 * @generated SignedSource<<5b2848f51f92e641edf37fe47d93a724>>
 * @relayHash 3260cc4bc8c5fffab93d17970939a4ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0d329120b5f90be1d00a6ea096ea14d5054e6f685c5f7c333be3e1ccb45837c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxYearPageQuery } from './TaxYearPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxYearPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0d329120b5f90be1d00a6ea096ea14d5054e6f685c5f7c333be3e1ccb45837c",
    "metadata": {},
    "name": "TaxYearPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
