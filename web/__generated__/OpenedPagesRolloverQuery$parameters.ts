/**
 * @generated SignedSource<<45c8ecd884ded17d14cfc1c1e105943f>>
 * @relayHash 2c295426348ee6333f4de63ee93a5042
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8763d35f0e67dad8fb6abb7de65b4ece9db28a1805b47b4a003975d65ad6d892

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8763d35f0e67dad8fb6abb7de65b4ece9db28a1805b47b4a003975d65ad6d892",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
