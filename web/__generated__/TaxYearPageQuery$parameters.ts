/**
 * @generated SignedSource<<6a5e6ff84e0d3b66738a435dcb669deb>>
 * @relayHash 9de29642250726feff0513b1cbe6653c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1eee56a42dc18781681bf26f4693863808faf1acc309b020bdd8f60182861c05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxYearPageQuery } from './TaxYearPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxYearPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1eee56a42dc18781681bf26f4693863808faf1acc309b020bdd8f60182861c05",
    "metadata": {},
    "name": "TaxYearPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
