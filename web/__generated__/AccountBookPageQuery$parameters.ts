/**
 * @generated SignedSource<<43f65b3f6dd9740e995c624ad1999be1>>
 * @relayHash a7dd77f684ae7b6d7a36b29b47d9a19c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e88e21615369254bdb73a8a15d2a255a3561553838101ac3e2c004831677979

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e88e21615369254bdb73a8a15d2a255a3561553838101ac3e2c004831677979",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
