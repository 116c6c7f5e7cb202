/**
 * @generated SignedSource<<c50efcd64c23de668ef2e36506f4d18b>>
 * @relayHash 1c7bfa8323d254880bfd23e5bc57788c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58208479266f267422697b2f7f4dcfc4f1be326f9ead4427feaab142d2d7a927

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PendingPageQuery } from './PendingPageQuery.graphql';

const node: PreloadableConcreteRequest<PendingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58208479266f267422697b2f7f4dcfc4f1be326f9ead4427feaab142d2d7a927",
    "metadata": {},
    "name": "PendingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
