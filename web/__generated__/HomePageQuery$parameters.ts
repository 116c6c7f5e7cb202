/**
 * @generated SignedSource<<22a4257919876c823bdf49d1bf610fea>>
 * @relayHash 01eebc9731bd5f09be477e415abd1fe0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17f5f893fabbe7478988317faa2d4c5ef89540d918487b8d0cde17868a5fd008

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17f5f893fabbe7478988317faa2d4c5ef89540d918487b8d0cde17868a5fd008",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
