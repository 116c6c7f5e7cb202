/**
 * @generated SignedSource<<26c15ca420225b44c93677f33a7be28f>>
 * @relayHash dcbf29389dba2048fe36b3b7486284f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d235d71dfc8531a85279aeacb4aa90d4d32ef4d4cb70a32c0719fb04d70aa9cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CredentialsPageQuery } from './CredentialsPageQuery.graphql';

const node: PreloadableConcreteRequest<CredentialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d235d71dfc8531a85279aeacb4aa90d4d32ef4d4cb70a32c0719fb04d70aa9cc",
    "metadata": {},
    "name": "CredentialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
