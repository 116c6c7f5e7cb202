/**
 * @generated SignedSource<<e56bf2bbc3319466ba53fa10a46f0644>>
 * @relayHash e2f4e011e3e8e01a30c14780cc3025e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc67707acaf6d12e370a2879c627d2e2cf85b60d350cf51140abdc774720388d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc67707acaf6d12e370a2879c627d2e2cf85b60d350cf51140abdc774720388d",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
