/**
 * @generated SignedSource<<b903c592d73d6efbe9ccbe08605b30ae>>
 * @relayHash dcae2231023ac610f8cf0567d1da7a97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8953f290aaae822c26c51032e45b10ef328f93957e3ef2e89908c8db55c808af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignPageQuery } from './SignPageQuery.graphql';

const node: PreloadableConcreteRequest<SignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8953f290aaae822c26c51032e45b10ef328f93957e3ef2e89908c8db55c808af",
    "metadata": {},
    "name": "SignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
