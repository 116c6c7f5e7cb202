/**
 * @generated SignedSource<<38297d5d4b5f8f5a4b33039a7ae6b031>>
 * @relayHash 922cc2e39fb8a19f263be3e48c62e037
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05d3547fa26b7c6859ea484c183bfce6e2bc6531a3cb3a13e653153ece81201d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05d3547fa26b7c6859ea484c183bfce6e2bc6531a3cb3a13e653153ece81201d",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
