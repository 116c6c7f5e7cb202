/**
 * @generated SignedSource<<bea4339ce3caee9b9713e27e7995491c>>
 * @relayHash fbca4bd76c70928cf7c678ee34c3c3db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d4ec65457aa34e199ce031c9b51cfe43cf0c6ffbd733ad6a6d63c32af9ee9e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d4ec65457aa34e199ce031c9b51cfe43cf0c6ffbd733ad6a6d63c32af9ee9e4",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
