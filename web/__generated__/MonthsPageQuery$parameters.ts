/**
 * @generated SignedSource<<92b455e9c4d61b46daf9f805b642721d>>
 * @relayHash 35b5f5b11df998bfeebe7e5eb66d08e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c947a2a13fc2f732362464e86945f9a6d51b9c86ac650fa6c2812aa957bdd53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c947a2a13fc2f732362464e86945f9a6d51b9c86ac650fa6c2812aa957bdd53",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
