/**
 * @generated SignedSource<<6535901a460184d97dd637eee6aaf0de>>
 * @relayHash ae62da39d86a69ce621bd3318f135fa1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79391ae3895061359cd2d5bfd8c79a4bbf0b669bc1a8a2d8d0b6f2cbd454ccef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79391ae3895061359cd2d5bfd8c79a4bbf0b669bc1a8a2d8d0b6f2cbd454ccef",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
