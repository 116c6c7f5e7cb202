/**
 * @generated SignedSource<<120ba6c485d9413cc76b6326996523ea>>
 * @relayHash 9f5d1290d8e26b29ce91aea24d7a8949
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c6a970d876f16237ae2c51434c1064d371a8f82d062c0ea1ee82e8cf258206c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c6a970d876f16237ae2c51434c1064d371a8f82d062c0ea1ee82e8cf258206c",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
