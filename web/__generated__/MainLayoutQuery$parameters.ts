/**
 * @generated SignedSource<<49312535535f05d78bbb91c41e175271>>
 * @relayHash 7335dc0c6bc065f13b8ccf4a611ecc3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 323c62578e4d571607f635f88435e5b268a877cf804f31b54d252b49431b65cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MainLayoutQuery } from './MainLayoutQuery.graphql';

const node: PreloadableConcreteRequest<MainLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "323c62578e4d571607f635f88435e5b268a877cf804f31b54d252b49431b65cf",
    "metadata": {},
    "name": "MainLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
