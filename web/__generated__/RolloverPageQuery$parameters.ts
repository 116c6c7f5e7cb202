/**
 * @generated SignedSource<<245ba20f8b8a1bd8e2a91858495143f6>>
 * @relayHash 832ed2b222c26c81c4a7d1866e494e93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbe3f83e8058fecac67faede6e9db7fa1924526a250d386de1ccec4088430385

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverPageQuery } from './RolloverPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbe3f83e8058fecac67faede6e9db7fa1924526a250d386de1ccec4088430385",
    "metadata": {},
    "name": "RolloverPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
