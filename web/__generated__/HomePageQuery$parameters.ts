/**
 * @generated SignedSource<<9bec631a377fd545ac16815abdfabe37>>
 * @relayHash 945c931108162006ce218e8d4304761d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 084f651af44094ea9a6398d5d79b6e77519223867a7e3f5ebd395d0429234447

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "084f651af44094ea9a6398d5d79b6e77519223867a7e3f5ebd395d0429234447",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
