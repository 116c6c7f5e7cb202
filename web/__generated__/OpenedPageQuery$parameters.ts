/**
 * @generated SignedSource<<c125940d75262517d6f947299dd945e9>>
 * @relayHash 6800a15604129c587d50e1d08fe6596b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae177ce3d85160e9337024ca1807f96b759949dd23f613ff6f5901e689b8831a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae177ce3d85160e9337024ca1807f96b759949dd23f613ff6f5901e689b8831a",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
