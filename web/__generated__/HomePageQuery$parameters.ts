/**
 * @generated SignedSource<<61789274952bd15a60de47e9f5f6a5a5>>
 * @relayHash 0f5f854d04260862a43751667d105a2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 364b5581b141f9d267dba1fbd1198bc99e3ed4004dd3ba3ac6c081ebc360e980

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "364b5581b141f9d267dba1fbd1198bc99e3ed4004dd3ba3ac6c081ebc360e980",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
