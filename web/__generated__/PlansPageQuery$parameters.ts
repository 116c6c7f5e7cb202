/**
 * @generated SignedSource<<5331cf15b4036ae1a236576aa303b537>>
 * @relayHash 029a7852725038f3810f9aec4bffb8c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ad54903c70378d61d2237a9f2e4ef1da33ee52c059c77a77167a3b1a0f20654

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ad54903c70378d61d2237a9f2e4ef1da33ee52c059c77a77167a3b1a0f20654",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
