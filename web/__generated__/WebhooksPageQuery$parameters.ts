/**
 * @generated SignedSource<<fe5edcaaab8d1f68762658c9e38e16b5>>
 * @relayHash af2afb026a944a4091b5ff5af9ec4d35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32752072b32e6accac83196a0d4a0e823d25784f719ca97c16abde10bd8d065e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32752072b32e6accac83196a0d4a0e823d25784f719ca97c16abde10bd8d065e",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
