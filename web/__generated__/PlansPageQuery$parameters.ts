/**
 * @generated SignedSource<<7c5ede7a23e8b559bba055ff1bab7568>>
 * @relayHash 44f8b42a6d7418e8c865f1e9c3972303
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c05963b64f9e1e6b3c7abde62be5198ea425fc8e6dc4847d923a96adef14296b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c05963b64f9e1e6b3c7abde62be5198ea425fc8e6dc4847d923a96adef14296b",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
