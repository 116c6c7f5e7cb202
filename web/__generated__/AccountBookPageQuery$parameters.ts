/**
 * @generated SignedSource<<0aa74941877b15aa550d2a36dbfa1b98>>
 * @relayHash 196c60f98f700ee8ee8e46e3e389d91a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e83d3c8947017a6064e1e124543e0119e9f705f9ccfce1b762da3e5b5cdcd21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e83d3c8947017a6064e1e124543e0119e9f705f9ccfce1b762da3e5b5cdcd21",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
