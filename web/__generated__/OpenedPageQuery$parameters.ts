/**
 * @generated SignedSource<<a3699649dbf1a285d20a45ae05c7237d>>
 * @relayHash 4c01d79803069804c67ba65a27f73ce6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1556241e9d33bef559b22958a92b40fb27965b65d317e3de073250e2d0cb071d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1556241e9d33bef559b22958a92b40fb27965b65d317e3de073250e2d0cb071d",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
