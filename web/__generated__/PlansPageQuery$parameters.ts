/**
 * @generated SignedSource<<d6705d7ef9f743725ff2b6400a1c24fe>>
 * @relayHash 9309d99ba5718da2d8f1702f24a88834
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ec99e8dceb2a44a6a6b353824d6378fa7861dc91dcf9f2e34d40c374d9bff6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ec99e8dceb2a44a6a6b353824d6378fa7861dc91dcf9f2e34d40c374d9bff6b",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
