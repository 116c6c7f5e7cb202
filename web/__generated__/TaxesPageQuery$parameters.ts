/**
 * @generated SignedSource<<ba997a7e11e67c0a5cf47517f05060c1>>
 * @relayHash 387adb899a8382665f68356c43e7ccbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f2d0d2d195776e20053746c673e9c5a898c263385a2118706c2e4aabe2c5617

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f2d0d2d195776e20053746c673e9c5a898c263385a2118706c2e4aabe2c5617",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
