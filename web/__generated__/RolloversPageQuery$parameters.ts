/**
 * @generated SignedSource<<2c7cb722b7f30e6d824a13f2d76de641>>
 * @relayHash 4ed2943bd78c980a4c637db6eb8abfc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eb1048bbecee7b49047783f2f77ca79fbd9da3416bc9d74e94a326c8a664528

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3eb1048bbecee7b49047783f2f77ca79fbd9da3416bc9d74e94a326c8a664528",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
