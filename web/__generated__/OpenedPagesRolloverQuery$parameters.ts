/**
 * @generated SignedSource<<3f1f27139c0abca35fd53d445646aa23>>
 * @relayHash 34d7d064b5d0ce86e18ca89bb97d4cd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6342153e4fb168ff12cf28453808b3459da185e83ddf67e6b0b4bbeb1baffdbc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6342153e4fb168ff12cf28453808b3459da185e83ddf67e6b0b4bbeb1baffdbc",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
