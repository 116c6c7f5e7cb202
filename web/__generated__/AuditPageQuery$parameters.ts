/**
 * @generated SignedSource<<cefa09e2809a859419e4aa4c6e5f23cb>>
 * @relayHash afaa8ea24106062779b0c2637a3c1cf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18bbb40db26848743c5572ba1bbe6b0b0bebc96a47acac28de891ee1fd03c1a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18bbb40db26848743c5572ba1bbe6b0b0bebc96a47acac28de891ee1fd03c1a1",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
