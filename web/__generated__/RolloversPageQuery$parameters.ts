/**
 * @generated SignedSource<<decabb10478a585f34ee6647f2e6e9c6>>
 * @relayHash 460f0691c1d9e923854d299aa302f8c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebb12dd968c21ba5534ebdf9247639a9408994f63da903eeb460a558caa55e26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebb12dd968c21ba5534ebdf9247639a9408994f63da903eeb460a558caa55e26",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
