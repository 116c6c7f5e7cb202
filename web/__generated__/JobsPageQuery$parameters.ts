/**
 * @generated SignedSource<<5b8d0c89e1d4d50327f91c85b919c044>>
 * @relayHash b5c38fc0bad11d586695679d153fe1af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9c5402dd666be81411e6d0cac10f875637751ccf0c513ffb682ee82099e1c90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9c5402dd666be81411e6d0cac10f875637751ccf0c513ffb682ee82099e1c90",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
