/**
 * @generated SignedSource<<f8722ba953ddae11a5d50390253554fb>>
 * @relayHash 70e17cb57172b5dfb702c0f22e3861ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd91977a1593439b6e9ddfd8d33bf8eedc7fc081fff1121d9a5269e59129bfce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd91977a1593439b6e9ddfd8d33bf8eedc7fc081fff1121d9a5269e59129bfce",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
