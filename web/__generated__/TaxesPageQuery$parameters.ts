/**
 * @generated SignedSource<<7a3633f11877e7a096c8c1be77d3aa13>>
 * @relayHash 671aa437b18a6ad9bab542a801cd9873
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2432cfd745dcefb5cea6fa5eb8c00ca99aafd3d2000142288b1149c0df2dde09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2432cfd745dcefb5cea6fa5eb8c00ca99aafd3d2000142288b1149c0df2dde09",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
