/**
 * @generated SignedSource<<b0f6bdd885c50c90ed0b2ce6cb06d3c7>>
 * @relayHash 32e65a5b99f83bed82ef935743cc0d3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3e593d4d8fc42a9efdbee10ff507f1fbf7e0fe951ed5c8ae690daf0c8469bd6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3e593d4d8fc42a9efdbee10ff507f1fbf7e0fe951ed5c8ae690daf0c8469bd6",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
