/**
 * @generated SignedSource<<f9bef45840eba72849e85a8336f20ec3>>
 * @relayHash e9fb0bcf1697f3c5fc5516535f955df2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe9828515f2121b9b343a5900166ea51d878c45bc61f01b01a3f60d8d6c48c86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe9828515f2121b9b343a5900166ea51d878c45bc61f01b01a3f60d8d6c48c86",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
