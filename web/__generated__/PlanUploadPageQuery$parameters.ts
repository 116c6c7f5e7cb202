/**
 * @generated SignedSource<<bc3d9e903f76b369f740bbe205fa3225>>
 * @relayHash a585a847d6d617f183c1a27f9306e533
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8a7a40b4a7c628658e2b69572dbb6e2850784c7fddf42f0d95963712ac014d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanUploadPageQuery } from './PlanUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8a7a40b4a7c628658e2b69572dbb6e2850784c7fddf42f0d95963712ac014d5",
    "metadata": {},
    "name": "PlanUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
