/**
 * @generated SignedSource<<ffcb39ea0e667d8c9c25efdac7d19a7d>>
 * @relayHash b9611848ff602c1149233e59521dae8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4c73db26a56d217055230c7382831d738285ee6c24696220c136b6ce2b6d104

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4c73db26a56d217055230c7382831d738285ee6c24696220c136b6ce2b6d104",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
