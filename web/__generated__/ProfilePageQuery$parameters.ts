/**
 * @generated SignedSource<<0789fcce2fb09f72cc8cd9f8bc7ed224>>
 * @relayHash f81ee2362354cc1ba26c56313e85453e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7310d5378fb3359eb142604dfa4e40536737ba6d439b33e9ae9b4a276cb47d46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7310d5378fb3359eb142604dfa4e40536737ba6d439b33e9ae9b4a276cb47d46",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
