/**
 * @generated SignedSource<<46a62fed36fa1c2cae308a62929f9b4f>>
 * @relayHash 6ed7707d05c3c87cd283b22407035be1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f4fcc3484a86cedc3da5070e6c11bcaed2b6d748c2640af9223a3146f891a69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f4fcc3484a86cedc3da5070e6c11bcaed2b6d748c2640af9223a3146f891a69",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
