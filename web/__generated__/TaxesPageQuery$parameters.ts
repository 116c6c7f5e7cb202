/**
 * @generated SignedSource<<d893231229fd37b2ace234238ada1a50>>
 * @relayHash 8336afaf4d859770fbddcb03b1409291
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9372555145f01b68aa89d11f5ca022ed6cca5c49941916021dbad428c1515df9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9372555145f01b68aa89d11f5ca022ed6cca5c49941916021dbad428c1515df9",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
