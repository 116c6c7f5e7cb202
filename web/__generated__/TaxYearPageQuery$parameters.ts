/**
 * @generated SignedSource<<bf659ac2faf86412d0b04e015806b784>>
 * @relayHash a2eb949a66e44d862b2bd933890f6994
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 740dfa35ab9b717d1f74a08923f5a843c29e5dbb0bd94b67ddf37f108603440d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxYearPageQuery } from './TaxYearPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxYearPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "740dfa35ab9b717d1f74a08923f5a843c29e5dbb0bd94b67ddf37f108603440d",
    "metadata": {},
    "name": "TaxYearPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
