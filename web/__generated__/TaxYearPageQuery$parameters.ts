/**
 * @generated SignedSource<<cd4846b8c3790a2cf6783839c979d78f>>
 * @relayHash a7a5db1523f107a6e295f90cc9499203
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84b666c71e5b388cb2f24cc36df0cc4a2d78661c9436c6e6b0989df2672e33e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxYearPageQuery } from './TaxYearPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxYearPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84b666c71e5b388cb2f24cc36df0cc4a2d78661c9436c6e6b0989df2672e33e1",
    "metadata": {},
    "name": "TaxYearPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
