/**
 * @generated SignedSource<<e646e3a528869778c8d42701c5eecd11>>
 * @relayHash fcefb4ef70e9d3c530b9c5ceb2ad725f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9a3d1efdfcd888f26d89e7e6cb198fb3636fa8ce69c0f23f5a11a5202db0066

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankPageQuery } from './BankPageQuery.graphql';

const node: PreloadableConcreteRequest<BankPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9a3d1efdfcd888f26d89e7e6cb198fb3636fa8ce69c0f23f5a11a5202db0066",
    "metadata": {},
    "name": "BankPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
