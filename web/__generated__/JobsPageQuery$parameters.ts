/**
 * @generated SignedSource<<4d7815c2b22177cff484d812e2a7597b>>
 * @relayHash b27ab6a5047079a01bf47472a23f0ccd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e348277fe601407c4e3507943119912e49aa330cc4760a98766a4eb99aa72683

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e348277fe601407c4e3507943119912e49aa330cc4760a98766a4eb99aa72683",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
