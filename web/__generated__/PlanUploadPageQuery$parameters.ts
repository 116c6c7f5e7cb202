/**
 * @generated SignedSource<<a51aef31a478ea8cfb2feec04ee27a04>>
 * @relayHash 627d39795e85c18b4ecdf8e4b1827cca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a500aff2afcb7999c079b21095b67cc1e50a7a77b92ad1ba6f0ee3282ae8813e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanUploadPageQuery } from './PlanUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a500aff2afcb7999c079b21095b67cc1e50a7a77b92ad1ba6f0ee3282ae8813e",
    "metadata": {},
    "name": "PlanUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
