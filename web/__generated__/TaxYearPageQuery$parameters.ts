/**
 * @generated SignedSource<<3393987c113eee373d0c825017171a85>>
 * @relayHash bda16c53220d7f53937588ab45f53313
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbc71162601bb458c670f624295a02e743deae42827aee86e58a0b84ed57cc89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxYearPageQuery } from './TaxYearPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxYearPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbc71162601bb458c670f624295a02e743deae42827aee86e58a0b84ed57cc89",
    "metadata": {},
    "name": "TaxYearPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
