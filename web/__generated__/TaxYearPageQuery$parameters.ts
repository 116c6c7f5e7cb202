/**
 * @generated SignedSource<<9b5703efa30d2efd48fba3b756ae5ba4>>
 * @relayHash 49d04649f7ba5110a766ddacd2720400
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d91842ee65d85cc01bc460c6e3bd3d218fd3a7cb4a358bbddb16018eb8bc53a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxYearPageQuery } from './TaxYearPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxYearPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d91842ee65d85cc01bc460c6e3bd3d218fd3a7cb4a358bbddb16018eb8bc53a",
    "metadata": {},
    "name": "TaxYearPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
