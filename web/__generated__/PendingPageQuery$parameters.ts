/**
 * @generated SignedSource<<d5b38070ddcc161dbc4f2ce02023edaf>>
 * @relayHash fc6785e6c14c8a7cf9429feda5ef8e97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8660e3e4ad5ee7fe28e69c7f0c393428fedaa070d34683a4d9b56d850240d60f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PendingPageQuery } from './PendingPageQuery.graphql';

const node: PreloadableConcreteRequest<PendingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8660e3e4ad5ee7fe28e69c7f0c393428fedaa070d34683a4d9b56d850240d60f",
    "metadata": {},
    "name": "PendingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
