/**
 * @generated SignedSource<<cd3a2ce3b3932cbb50a6cc0a3afafeb1>>
 * @relayHash a8039a060291457ea2b8939c9cde796d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcd1b73fefa85c9e472809c04774487e0558ef6f4fdd68960f446addfa710430

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcd1b73fefa85c9e472809c04774487e0558ef6f4fdd68960f446addfa710430",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
