/**
 * @generated SignedSource<<35b47df0fff0470881e3f4c4b90d99f0>>
 * @relayHash 659efe9ce38be2f75b65aa7db6fb5cb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 866b0168b8732b4791b8a5da762e332044c8f4f9630139975eeb85d4104c829e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "866b0168b8732b4791b8a5da762e332044c8f4f9630139975eeb85d4104c829e",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
