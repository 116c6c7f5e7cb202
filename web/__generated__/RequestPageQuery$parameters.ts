/**
 * @generated SignedSource<<f8c5fed8216a511420a66667501183fe>>
 * @relayHash 68626abbb34c90f9b846a024cc190401
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3c25f922bd1a837bd783cbbb3c234cd02544cf21bbe69baae713d6c28a088a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3c25f922bd1a837bd783cbbb3c234cd02544cf21bbe69baae713d6c28a088a8",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
