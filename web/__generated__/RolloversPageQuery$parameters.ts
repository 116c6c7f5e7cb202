/**
 * @generated SignedSource<<57e5e439c018de0913350982a027037a>>
 * @relayHash 7dd9ce1a4c51f0fed8763bb880a00314
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e216c4cf2d57b156901d328337e7375208afa6d7b3eac4c9d8d33403309202c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e216c4cf2d57b156901d328337e7375208afa6d7b3eac4c9d8d33403309202c0",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
