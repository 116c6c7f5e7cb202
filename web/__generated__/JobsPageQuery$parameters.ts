/**
 * @generated SignedSource<<be883080ca7a5146c6ed16137d7b8839>>
 * @relayHash b6a9103271946fe293bbf50332a428d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fda8716a72606630cb60438780b68c0732e18351e9cf62134017caaaf7c8634

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fda8716a72606630cb60438780b68c0732e18351e9cf62134017caaaf7c8634",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
