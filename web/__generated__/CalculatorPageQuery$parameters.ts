/**
 * @generated SignedSource<<676b0e367435f68d2bab973450e9b1bd>>
 * @relayHash c6f3aaa1fe8ecbc6a6b86e7c747c7ac3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d240d4489670e5d6e9f8cb3d2da244622ede467b83c4bca39c37f0f95eb8c40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalculatorPageQuery } from './CalculatorPageQuery.graphql';

const node: PreloadableConcreteRequest<CalculatorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d240d4489670e5d6e9f8cb3d2da244622ede467b83c4bca39c37f0f95eb8c40",
    "metadata": {},
    "name": "CalculatorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
