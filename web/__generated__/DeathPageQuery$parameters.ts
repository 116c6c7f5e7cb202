/**
 * @generated SignedSource<<b608e34d86e5804d8c8796ab6a550eea>>
 * @relayHash 8bba7b4662170178a142ac34cf3d0a75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df05e6ffa5e45d2bd9206ca9d604d6e3fb2f4c76f909eace21ea995e4e24489d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df05e6ffa5e45d2bd9206ca9d604d6e3fb2f4c76f909eace21ea995e4e24489d",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
