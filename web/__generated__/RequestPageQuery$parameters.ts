/**
 * @generated SignedSource<<d44e06f2b147c3da6f6d0e76a5e69a81>>
 * @relayHash 2379154b9de5f2a08783defdb57fc95d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72e22048bc9039c6d5da6436be10344637aca6e057df8b4536ac70a2cfdd0e70

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72e22048bc9039c6d5da6436be10344637aca6e057df8b4536ac70a2cfdd0e70",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
