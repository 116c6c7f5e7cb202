/**
 * @generated SignedSource<<15fd3bfbea797e082a08e267ffc97254>>
 * @relayHash 4a1477ef766c456735cfa18186698f2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 468c309c085e350ee05b09248c88d407560e61dab1e3a2ebcdabeae3b4376879

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "468c309c085e350ee05b09248c88d407560e61dab1e3a2ebcdabeae3b4376879",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
