/**
 * @generated SignedSource<<c160d80c6bbd7a60fd2658035cf3d890>>
 * @relayHash 15b107506b2114eef92467b42ead5b5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6be691c559be30dc96b5c249220c73339e51261c4fe0a20154786772a5f7d2f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6be691c559be30dc96b5c249220c73339e51261c4fe0a20154786772a5f7d2f9",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
