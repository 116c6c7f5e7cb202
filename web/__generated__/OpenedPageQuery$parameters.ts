/**
 * @generated SignedSource<<bef6cbded69b9bfead6f254876c931e1>>
 * @relayHash 10edbffb9bf1bf76a59ca83ed3d2d708
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f90f05b3d81a653a880e3b7b35cfb069d5f950a72ca7104aec078bc21a62615

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f90f05b3d81a653a880e3b7b35cfb069d5f950a72ca7104aec078bc21a62615",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
