/**
 * @generated SignedSource<<a4e90cea1f75523c1aa18b926f1cb1aa>>
 * @relayHash 086fbca94bd31c740ccb8a826f888cd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5a143ff52320831f56f4840363bf197c85a2b6c580eb3900300c44bef41b5dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5a143ff52320831f56f4840363bf197c85a2b6c580eb3900300c44bef41b5dc",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
