/**
 * @generated SignedSource<<1b4bd6b94cc8af99e3050144ba82a76c>>
 * @relayHash 58bdaf5b8fe741a86e9f0fcb859c14fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21000a0c7cc9e72fca6f97b9517c25f70505cbd565c14e13e449c019abf07367

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21000a0c7cc9e72fca6f97b9517c25f70505cbd565c14e13e449c019abf07367",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
