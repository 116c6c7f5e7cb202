/**
 * @generated SignedSource<<8979141da263656fbdf2e88c0e2febda>>
 * @relayHash f2795d7ecd938a7656fa993ada3c2974
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92246a0f3937a2828d0639eef50e88cee231ff7e8cec177f9df68fab35a25100

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92246a0f3937a2828d0639eef50e88cee231ff7e8cec177f9df68fab35a25100",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
