/**
 * @generated SignedSource<<e84dd061dc7fbe36bed025f38e6c361d>>
 * @relayHash c8f7132b82adadff978ec59a6fca1dad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea453df05518316e6c94d1e2bcf311dc4dd0a9364f32342da16e81b040927de0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea453df05518316e6c94d1e2bcf311dc4dd0a9364f32342da16e81b040927de0",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
