/**
 * @generated SignedSource<<59e89ed13acb535fd6b13304ebbb7659>>
 * @relayHash 20ee6a87b4e3dc4cb226030e8b7f07b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa49ae7365eab22457efd513cfe9d6e1b0329c382c1d8d06be6fdb24d4ab654a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FederalPageQuery } from './FederalPageQuery.graphql';

const node: PreloadableConcreteRequest<FederalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa49ae7365eab22457efd513cfe9d6e1b0329c382c1d8d06be6fdb24d4ab654a",
    "metadata": {},
    "name": "FederalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
