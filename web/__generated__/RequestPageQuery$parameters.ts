/**
 * @generated SignedSource<<e903538e91591be60f7f98200af6a642>>
 * @relayHash 05fe62bc955ff6523558c3e01895447d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1138ac87a75bb552faa79318937d727138e29718ed4df4d87a3bf1fbac0af27f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1138ac87a75bb552faa79318937d727138e29718ed4df4d87a3bf1fbac0af27f",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
