/**
 * @generated SignedSource<<31536bcdb8b7b0e3cc57c45de45e4b8d>>
 * @relayHash 866a6fe2c21035a63340308022838925
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be39828adb37ab373d48e6975acdd6fcc25cec79c2acc8cacd76cb139360038c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PendingPageQuery } from './PendingPageQuery.graphql';

const node: PreloadableConcreteRequest<PendingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be39828adb37ab373d48e6975acdd6fcc25cec79c2acc8cacd76cb139360038c",
    "metadata": {},
    "name": "PendingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
