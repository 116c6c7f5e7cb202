/**
 * @generated SignedSource<<cab097d067c75d68cae97f99e520a2e5>>
 * @relayHash b3b9ab22f24ccb762a2f4501cda19f48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf34980876d652819176cc5c728035453116bd56098ae050bf12dc7cb1a5ad89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf34980876d652819176cc5c728035453116bd56098ae050bf12dc7cb1a5ad89",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
