/**
 * @generated SignedSource<<90a5268757e0b276b6ee51bfd24d15af>>
 * @relayHash 92596478a3fee292bd0ac205834919e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 391ea55b98b8deb83907215a1e63511206cdeb7192e18741b3f60b4b43b75d72

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalculatorPageQuery } from './CalculatorPageQuery.graphql';

const node: PreloadableConcreteRequest<CalculatorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "391ea55b98b8deb83907215a1e63511206cdeb7192e18741b3f60b4b43b75d72",
    "metadata": {},
    "name": "CalculatorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
