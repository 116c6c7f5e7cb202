/**
 * @generated SignedSource<<b5df472cddc0ea95af4de3eeb285fd4c>>
 * @relayHash dc2fa5f5b5e3bdc0a3a41fe382abbaec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 324f88df49b196e2e06e939e0397b80ac5a9f5e16379871d133aea5c28485e0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "324f88df49b196e2e06e939e0397b80ac5a9f5e16379871d133aea5c28485e0a",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
