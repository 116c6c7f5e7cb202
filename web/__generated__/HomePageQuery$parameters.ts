/**
 * @generated SignedSource<<05e21cd8ce30c65ec4fc17eac076bfd7>>
 * @relayHash 107759310134bddba13422a60e02f67c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f13f6c0e7bd5c2439afe2b1485ba729566ee6a90f8664f6573797a8dc43c818

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f13f6c0e7bd5c2439afe2b1485ba729566ee6a90f8664f6573797a8dc43c818",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
