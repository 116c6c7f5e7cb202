/**
 * @generated SignedSource<<e74e010ab9db43c3078aebc582797aec>>
 * @relayHash 053b0341dad4ebf1c798087bc68e20e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e5c83de1a17b2161fb70c860c400f16d4afe4b2202c2b0dec64093100a1ae08

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TypePageQuery } from './TypePageQuery.graphql';

const node: PreloadableConcreteRequest<TypePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e5c83de1a17b2161fb70c860c400f16d4afe4b2202c2b0dec64093100a1ae08",
    "metadata": {},
    "name": "TypePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
