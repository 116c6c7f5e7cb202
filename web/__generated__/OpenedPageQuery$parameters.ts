/**
 * @generated SignedSource<<35dd28dc7d7bd2f1c5149f1ea9b94886>>
 * @relayHash cb0a3ddcc5d8cedad5e6526c6b5215ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb5daa3c1e059927de53f59a309d12e9f118439e45c8fae3617229ef2def55ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb5daa3c1e059927de53f59a309d12e9f118439e45c8fae3617229ef2def55ce",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
