/**
 * @generated SignedSource<<7512d0afef45b914eedec562b31f8264>>
 * @relayHash 75143d3378fee31a56bb6b0327e87013
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32156102b9a1b8fe39dc1f983920bf1a35ff7dff9b12dea8df98d501fd05db84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32156102b9a1b8fe39dc1f983920bf1a35ff7dff9b12dea8df98d501fd05db84",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
