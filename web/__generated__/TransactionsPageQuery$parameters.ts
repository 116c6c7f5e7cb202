/**
 * @generated SignedSource<<5cccbb5862dae188dbf177cbfc86bd87>>
 * @relayHash ea77e79347dfaba7383a2dd72af920d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82feb99c01c74a2f768334d847f9483b6724c1dd2140f45584f46f9d92b3249d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsPageQuery } from './TransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82feb99c01c74a2f768334d847f9483b6724c1dd2140f45584f46f9d92b3249d",
    "metadata": {},
    "name": "TransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
