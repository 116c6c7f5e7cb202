/**
 * @generated SignedSource<<62e582b8e4be1c1075fe54ad78d04682>>
 * @relayHash 3f839f78dc247b58cda6b97dd71488de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c92ab189857db4dd072a75531f6b2a1e468e2bc2316eef7b352869d9d90c01c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c92ab189857db4dd072a75531f6b2a1e468e2bc2316eef7b352869d9d90c01c2",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
