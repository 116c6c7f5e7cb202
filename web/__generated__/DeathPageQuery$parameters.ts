/**
 * @generated SignedSource<<682f507673f7941e6fe7be33636537e1>>
 * @relayHash bc6c0df644bf241de9359f95a08d0500
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97c26ca6d10e34312a2e91d23fcf5d9f67113c6c5e53e8649595b9d921fdad8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97c26ca6d10e34312a2e91d23fcf5d9f67113c6c5e53e8649595b9d921fdad8c",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
