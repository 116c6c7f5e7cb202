/**
 * @generated SignedSource<<59ae5442d80affd326205ed5b11130c3>>
 * @relayHash a6f48a1477cc3bbfd1f1e56b7a3ef0f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 130a00d46ecc99608ea4b5df3e28ab77cec66a3f5ddbb5f959fde40560c9213d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "130a00d46ecc99608ea4b5df3e28ab77cec66a3f5ddbb5f959fde40560c9213d",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
