/**
 * @generated SignedSource<<1521b680f1eca47b803676fa949777a3>>
 * @relayHash 607a3ec94a713a95b3cffab8e0dbf1e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2773ba4eba0f63ccca59ad68055706123b26939c2790c4927b339ee998933036

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PendingPageQuery } from './PendingPageQuery.graphql';

const node: PreloadableConcreteRequest<PendingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2773ba4eba0f63ccca59ad68055706123b26939c2790c4927b339ee998933036",
    "metadata": {},
    "name": "PendingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
