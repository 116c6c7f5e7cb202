/**
 * @generated SignedSource<<68b84997087aca35f5a035d8162c92c7>>
 * @relayHash 2ab46ec707b5916e2c3bb2835b73e594
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81fc9371a7341781270bcc3faf505d7b954266df1af68e5a8740b8842cd4308e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81fc9371a7341781270bcc3faf505d7b954266df1af68e5a8740b8842cd4308e",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
