/**
 * @generated SignedSource<<30e7c856f8c574a830b008651919e829>>
 * @relayHash 31cbd99930e8dc89eb4638e1c17348f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42f936f6b142cf32d46f40ff9618339978385c8ceffaa83251306f3139c81e63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42f936f6b142cf32d46f40ff9618339978385c8ceffaa83251306f3139c81e63",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
