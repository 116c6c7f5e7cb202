/**
 * @generated SignedSource<<09baf2278a053f5cf0faf3caf18d1a91>>
 * @relayHash aac926eaff16a0905948b5c18683267e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebe9f301771f9ce7cb348a4033900c141e0f4edfbc807e44870d576839457a8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebe9f301771f9ce7cb348a4033900c141e0f4edfbc807e44870d576839457a8f",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
