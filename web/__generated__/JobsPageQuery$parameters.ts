/**
 * @generated SignedSource<<182404249661a9badf52d492ccf32e9d>>
 * @relayHash 14a99804caec9fee2540c66903c718cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f63a4ed0e4a905a7d2e4a70578bfb797e31990b61662595d7a599436e0948b31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f63a4ed0e4a905a7d2e4a70578bfb797e31990b61662595d7a599436e0948b31",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
