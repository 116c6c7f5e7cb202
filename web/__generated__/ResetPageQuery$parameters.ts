/**
 * @generated SignedSource<<384b7369595c3414364d3539b7fba28f>>
 * @relayHash 4f04381a08368236101889effb394274
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d96cf5c03fdcdc84e0fc55e2ecf8b79453e3d7280cfbf2fe5f1ea949c59303a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPageQuery } from './ResetPageQuery.graphql';

const node: PreloadableConcreteRequest<ResetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d96cf5c03fdcdc84e0fc55e2ecf8b79453e3d7280cfbf2fe5f1ea949c59303a0",
    "metadata": {},
    "name": "ResetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
