/**
 * @generated SignedSource<<8dd7becf8af926924e1954e0b0ddd10a>>
 * @relayHash 86667cb6e523ff7f725637d01ec8e7e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be033d91b2bc51761a055101a62b910ae32fcef9ef6403f661a773be18cd63e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be033d91b2bc51761a055101a62b910ae32fcef9ef6403f661a773be18cd63e6",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
