/**
 * @generated SignedSource<<03c5668e0747f5d040b5f8661399f2e2>>
 * @relayHash df292a0a51e49e33a3cb39543c7d941d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f54409b4a8d61522bb4c8b31239ca8428d96cdec8339fa6ef02107aa01c634b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f54409b4a8d61522bb4c8b31239ca8428d96cdec8339fa6ef02107aa01c634b",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
