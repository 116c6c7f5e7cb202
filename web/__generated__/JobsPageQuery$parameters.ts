/**
 * @generated SignedSource<<8995718145d4ef5cb738c90baed066a6>>
 * @relayHash 9510226387b050f85f2fa58d7965f9c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04e0befe9278d5b78835eddc82333176f954a38da5bf723ce853bbfbf32889eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04e0befe9278d5b78835eddc82333176f954a38da5bf723ce853bbfbf32889eb",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
