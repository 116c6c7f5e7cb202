/**
 * @generated SignedSource<<b28a7cea0e0d3bddc1b3296a1363355e>>
 * @relayHash e0a0d0249d9ba3451c2d16928782296e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dca117e41e0f41900aac1c3c91c5134ca4b7a2c9a3661e0a76b48ecda90c2ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentPageQuery } from './DocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0dca117e41e0f41900aac1c3c91c5134ca4b7a2c9a3661e0a76b48ecda90c2ef",
    "metadata": {},
    "name": "DocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
