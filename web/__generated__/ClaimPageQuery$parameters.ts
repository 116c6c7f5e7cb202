/**
 * @generated SignedSource<<4099d32412381b77d47738df00acda5a>>
 * @relayHash 5fd3a60d4bf269cf1f067f392e50d741
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c3f8def7c00da29fb846c53f45429e94b63b435fa27bcde0454c6490cb95fa2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClaimPageQuery } from './ClaimPageQuery.graphql';

const node: PreloadableConcreteRequest<ClaimPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c3f8def7c00da29fb846c53f45429e94b63b435fa27bcde0454c6490cb95fa2",
    "metadata": {},
    "name": "ClaimPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
