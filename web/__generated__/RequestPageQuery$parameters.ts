/**
 * @generated SignedSource<<31c24f38d202bfc75d0ecb132aa62a25>>
 * @relayHash 00b89aa46786df75c1f82effa6d3f267
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23d1416d88cc0f5c94acddee8a8f946d4a03fd611583fe2357a5ba0db4e214e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23d1416d88cc0f5c94acddee8a8f946d4a03fd611583fe2357a5ba0db4e214e2",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
