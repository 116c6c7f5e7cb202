/**
 * @generated SignedSource<<4acd71abdfff539c7867c423a776f734>>
 * @relayHash 29ee90d09ab073293782e2f62e1c604e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2074c7097118493d0bef91bec8fd474570e3610f5ab6c47b2218425db6a981a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxYearPageQuery } from './TaxYearPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxYearPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2074c7097118493d0bef91bec8fd474570e3610f5ab6c47b2218425db6a981a4",
    "metadata": {},
    "name": "TaxYearPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
