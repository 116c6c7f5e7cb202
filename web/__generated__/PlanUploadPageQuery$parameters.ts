/**
 * @generated SignedSource<<cbae63f529f88d8c0bb0b134309bf858>>
 * @relayHash 9f2fa4e92141f731979412b90ca409c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f5a848192f89510f359a98e7b69f001aa85907c515cac6923063d51d63dccc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanUploadPageQuery } from './PlanUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f5a848192f89510f359a98e7b69f001aa85907c515cac6923063d51d63dccc1",
    "metadata": {},
    "name": "PlanUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
