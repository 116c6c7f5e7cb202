/**
 * @generated SignedSource<<428e4e5e782405e913ad822f491759ae>>
 * @relayHash 7a50755c183e96663f5170f429b33e65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3cd001ec3792f0cdce7778508c87aa008dafb633fa4b0daa31f681fa7bb21cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3cd001ec3792f0cdce7778508c87aa008dafb633fa4b0daa31f681fa7bb21cf",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
