/**
 * @generated SignedSource<<73c76709257f87af5413ed8cdb73b176>>
 * @relayHash 1700a801302d4e4bf4f39cb6d93ed172
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2d58a2c8e7debe5a1a12a304ad98861871f698fe7270617368610f82f6503c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReturnsPageQuery } from './ReturnsPageQuery.graphql';

const node: PreloadableConcreteRequest<ReturnsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2d58a2c8e7debe5a1a12a304ad98861871f698fe7270617368610f82f6503c4",
    "metadata": {},
    "name": "ReturnsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
