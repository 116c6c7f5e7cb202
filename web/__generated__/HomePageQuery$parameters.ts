/**
 * @generated SignedSource<<b43f66c534f3b9c4064dc174903ddb20>>
 * @relayHash bccf89a6946f5603bbb86e8114b8b479
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6142a833f4999cf61584ae5b9d5c0dbd9de41fef491ac53285dd162c1b6c4b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6142a833f4999cf61584ae5b9d5c0dbd9de41fef491ac53285dd162c1b6c4b8",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
