/**
 * @generated SignedSource<<3d567286d4e8391afaec0ecc0bb8cf73>>
 * @relayHash 466a8f54271b368586ed3a5e3433d062
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d53e737cdfee054c231d10d4158589e2bbb648be88f59e29c2e0e6b66ebe0c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalculatorPageQuery } from './CalculatorPageQuery.graphql';

const node: PreloadableConcreteRequest<CalculatorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d53e737cdfee054c231d10d4158589e2bbb648be88f59e29c2e0e6b66ebe0c0",
    "metadata": {},
    "name": "CalculatorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
