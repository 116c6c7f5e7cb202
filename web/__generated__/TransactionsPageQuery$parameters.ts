/**
 * @generated SignedSource<<9a5bf76d252dfe8a811f244d36b7d350>>
 * @relayHash fd43784d25d050527a561a89dd396776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbed6c8e8f753ce644bbd240e5ee88bff0a57a5496affecacfd5f8f0aebf4b9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbed6c8e8f753ce644bbd240e5ee88bff0a57a5496affecacfd5f8f0aebf4b9e",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
