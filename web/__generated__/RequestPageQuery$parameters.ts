/**
 * @generated SignedSource<<4c7e32f8dc2a141df26f464efcdf9d1c>>
 * @relayHash 27c9dcddcdfd32e590742578679899f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ce6e9cc98610d12fe4fd4c33df9650188dc8ff2be81849cf7deb1233eb67d9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ce6e9cc98610d12fe4fd4c33df9650188dc8ff2be81849cf7deb1233eb67d9f",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
