/**
 * @generated SignedSource<<51d16558f16f25a689a5c4e9f8790e4b>>
 * @relayHash 3eade11443a73e6603364cb4cf1a88d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f48c7a619368db8de3f2933b736517c60eba1cc7fc4d0be056c4c9e437d11b13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanUploadPageQuery } from './PlanUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f48c7a619368db8de3f2933b736517c60eba1cc7fc4d0be056c4c9e437d11b13",
    "metadata": {},
    "name": "PlanUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
