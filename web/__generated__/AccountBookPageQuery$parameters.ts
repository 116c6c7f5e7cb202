/**
 * @generated SignedSource<<a068d2117fb576878f6174969705dcd8>>
 * @relayHash 99960889074041c87c69deb71ed98276
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9f9aa50c4f710cc36ce1d78754a90893f8507f33d68ed79c99fe2f2297968f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9f9aa50c4f710cc36ce1d78754a90893f8507f33d68ed79c99fe2f2297968f1",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
