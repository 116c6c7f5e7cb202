/**
 * @generated SignedSource<<7d2a4d2bf0b550c512b97b39ab60398a>>
 * @relayHash ebe5bb2329a885bd4513ec45565e2672
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f55b5c478f41c530bc33c72525db325d919896951ce52bedc842dfe9e57fe90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f55b5c478f41c530bc33c72525db325d919896951ce52bedc842dfe9e57fe90",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
