/**
 * @generated SignedSource<<6c6f23c394b4c9c4ca4570ec1350d155>>
 * @relayHash 5bdf088ede19f7a098fe223283fcd80a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1ed2daf4a1ae76e1d215074a048c0758f3315e4fe9a8c90840fbfd2c78f484a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1ed2daf4a1ae76e1d215074a048c0758f3315e4fe9a8c90840fbfd2c78f484a",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
