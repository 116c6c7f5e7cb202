/**
 * @generated SignedSource<<fc41dea180c5d5466cbe85bedb2dc88c>>
 * @relayHash 3526bc4c2336786dfea4d6d76d13f2ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b4a5675e37ac03a59a82e907a2213ac4ef98fb5e241ba83a0321210441e099f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b4a5675e37ac03a59a82e907a2213ac4ef98fb5e241ba83a0321210441e099f",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
