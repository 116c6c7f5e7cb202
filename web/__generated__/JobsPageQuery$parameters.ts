/**
 * @generated SignedSource<<f9aef2b668486f408fd5a30c0bc89aed>>
 * @relayHash 59b11b8298e73b430b4dd0abbaa3610d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2ce573eac1be186b4aee1efa39e2d153d3b3239954e656aae286a869b794f17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2ce573eac1be186b4aee1efa39e2d153d3b3239954e656aae286a869b794f17",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
