/**
 * @generated SignedSource<<77027eb82aaaaebe714ca5a9a11be6ef>>
 * @relayHash 646d75a220ecc400783e07065983316c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e979c1f02d04a7a18337f58eba4cb89d32ecf0809d9c2c17fbf2ad45c7e8f4ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e979c1f02d04a7a18337f58eba4cb89d32ecf0809d9c2c17fbf2ad45c7e8f4ae",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
