/**
 * @generated SignedSource<<4edb1684c09dcfd16f2b8763ae56a6fb>>
 * @relayHash d94480cfacb62c612470cd02731f41f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d990d2642dbd50d60934a572ec943bfa93d2cb120b7eded6f203204fda4344c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountInfoPageQuery } from './AccountInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d990d2642dbd50d60934a572ec943bfa93d2cb120b7eded6f203204fda4344c",
    "metadata": {},
    "name": "AccountInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
