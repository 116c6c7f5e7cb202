/**
 * @generated SignedSource<<bb5b6a06e686d369917e2fdd2d1dd10b>>
 * @relayHash fa82c986fdd95847eb36bac7b487614f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b288bb7d82998342a502962ed53b9f3cf2ad6f31fb5889bad2e96d61fe98a9a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangePasswordPageQuery } from './ChangePasswordPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangePasswordPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b288bb7d82998342a502962ed53b9f3cf2ad6f31fb5889bad2e96d61fe98a9a1",
    "metadata": {},
    "name": "ChangePasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
