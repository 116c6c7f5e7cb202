/**
 * @generated SignedSource<<3c6e82a358e43072505226a8a691384b>>
 * @relayHash 811ad629d2a48350478c5a1e7cf27deb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fc789607ae5ca12afeaf2d2001ae276cab3d7396a048ac0ddb1a56c8525202a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fc789607ae5ca12afeaf2d2001ae276cab3d7396a048ac0ddb1a56c8525202a",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
