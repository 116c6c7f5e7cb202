/**
 * @generated SignedSource<<3ab56442f8fd9f164fc2e0c87c844026>>
 * @relayHash 647044e68312d9bd2990893eab4a065b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19a2c5a1caecdadcb2e251228bfe60e4e6f0e89a2bb1ecd873c0453ba35c3fc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19a2c5a1caecdadcb2e251228bfe60e4e6f0e89a2bb1ecd873c0453ba35c3fc5",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
