/**
 * @generated SignedSource<<15050dcbc4d176b658af436a427628ee>>
 * @relayHash 8d31bb2b9086978d0afd3143cd9cd0a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af1073c38ea5301e5d6697909d5521d60ee23df7edccb4a9cf9d3c94aee2aff2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af1073c38ea5301e5d6697909d5521d60ee23df7edccb4a9cf9d3c94aee2aff2",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
