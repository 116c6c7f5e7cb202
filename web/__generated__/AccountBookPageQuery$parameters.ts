/**
 * @generated SignedSource<<4956d0c5f84d0e21f4fe60f321937c48>>
 * @relayHash 967e737e19d19e819f575cf3d0681e5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 103872fe7fd274a5b144c4a65dfcabaabfcb593c53a3279ede316e4e2b1e5b54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "103872fe7fd274a5b144c4a65dfcabaabfcb593c53a3279ede316e4e2b1e5b54",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
