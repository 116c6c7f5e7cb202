/**
 * @generated SignedSource<<8187cdf43123977cc61f0430a7eb1468>>
 * @relayHash 61f41a1680db877a821a8643f2acc29d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aebc880713c680204f3141541465c3fcf8523fcc96f5225cca78e438d41d6094

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPageQuery } from './ResetPageQuery.graphql';

const node: PreloadableConcreteRequest<ResetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aebc880713c680204f3141541465c3fcf8523fcc96f5225cca78e438d41d6094",
    "metadata": {},
    "name": "ResetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
