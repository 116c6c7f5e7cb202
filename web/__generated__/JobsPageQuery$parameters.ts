/**
 * @generated SignedSource<<301246f741501baa1b71a0bbfe0b075c>>
 * @relayHash fbe4aa7527fd76db7039ab74db254c45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fcabce7c6725dbf5726d10645e678149b31fe1df19642e2c1c4459d1320070d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fcabce7c6725dbf5726d10645e678149b31fe1df19642e2c1c4459d1320070d",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
