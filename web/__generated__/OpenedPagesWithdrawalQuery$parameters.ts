/**
 * @generated SignedSource<<123604958e658b90ffdc4499f72138da>>
 * @relayHash 76773daefc7d90e3305febccaa41a772
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45a29a3ec7e154d043f48643b9d5ca078f2cbc1cd6cb9f346b84e15c2a33dfc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45a29a3ec7e154d043f48643b9d5ca078f2cbc1cd6cb9f346b84e15c2a33dfc5",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
