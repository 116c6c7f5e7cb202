/**
 * @generated SignedSource<<67388c6187b68d6b2b9e932abb2f878d>>
 * @relayHash b7a615071087fc0e86376b35866063a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c6946ea5dd8f062df77a2a1295b0575a16d61e5cb2c4b88866a6ea971822b78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionDetailPageQuery } from './TransactionDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c6946ea5dd8f062df77a2a1295b0575a16d61e5cb2c4b88866a6ea971822b78",
    "metadata": {},
    "name": "TransactionDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
