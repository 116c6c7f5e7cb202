/**
 * @generated SignedSource<<b82feafc4eb271caf2f22f18fbb3545f>>
 * @relayHash badbd454b20d75b2fcb6a6d499a0e0a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 775c2d89dabd9d44e4c2adee51b0ef25cfeabdc345d7c8d411272360b0b6c5db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "775c2d89dabd9d44e4c2adee51b0ef25cfeabdc345d7c8d411272360b0b6c5db",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
