/**
 * @generated SignedSource<<b443ed4c7dc98f9d373f172e0992439d>>
 * @relayHash 83c4d24723e30d51e383468001c4f7d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3dd85b1375c48c74bc3583720d6cfdbcd5de4fe5a8223f3c867c146215d902c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnerStateSelectQuery } from './OwnerStateSelectQuery.graphql';

const node: PreloadableConcreteRequest<OwnerStateSelectQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3dd85b1375c48c74bc3583720d6cfdbcd5de4fe5a8223f3c867c146215d902c",
    "metadata": {},
    "name": "OwnerStateSelectQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
