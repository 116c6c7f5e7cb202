/**
 * @generated SignedSource<<621b4bc9354b6bfbcc54885a837d29ad>>
 * @relayHash e712c41f2e2083ac6e4cc5f647baac16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0528312cff4283e2d9655bc177cb7c93a29b0a348f00b3767b20cb6512cacae1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0528312cff4283e2d9655bc177cb7c93a29b0a348f00b3767b20cb6512cacae1",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
