/**
 * @generated SignedSource<<0eddef982f6a68fd7fd20bcd2f97ddf0>>
 * @relayHash 3cbf28051044bc9277e3948dd9e58b59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e44a175d4e1e14be138a99b98308788c92994a17432e4419c69522d4d4e71681

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e44a175d4e1e14be138a99b98308788c92994a17432e4419c69522d4d4e71681",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
