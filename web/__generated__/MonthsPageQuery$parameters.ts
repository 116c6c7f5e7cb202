/**
 * @generated SignedSource<<c8f9a718d9d9b609ba73e6b27860837e>>
 * @relayHash 72629e7813511e2d70679b8e034422d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f64ac7d1921f1902a2c60d8bb6940538f53c3a12e720463f1f7b97fe991b4bec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f64ac7d1921f1902a2c60d8bb6940538f53c3a12e720463f1f7b97fe991b4bec",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
