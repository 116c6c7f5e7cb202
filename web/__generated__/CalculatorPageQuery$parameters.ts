/**
 * @generated SignedSource<<0079875d7bc6302d012b2b3bbccef8d9>>
 * @relayHash c92e9e2271d10dcd7405b9caefbf7320
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee4ed524656e9613246ac4e40535896f8cbe29d50ae3723ca2e63254924fb884

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalculatorPageQuery } from './CalculatorPageQuery.graphql';

const node: PreloadableConcreteRequest<CalculatorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee4ed524656e9613246ac4e40535896f8cbe29d50ae3723ca2e63254924fb884",
    "metadata": {},
    "name": "CalculatorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
