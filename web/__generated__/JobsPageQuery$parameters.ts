/**
 * @generated SignedSource<<cf62f6e8fb281e00b86f38cb8bfd520a>>
 * @relayHash 6c2181557de0e0f5dcbb71f9628598e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a21e0a8711e8398b996974a99aa097be992553ddc2e345f4a2492d78d2c9b07d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a21e0a8711e8398b996974a99aa097be992553ddc2e345f4a2492d78d2c9b07d",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
