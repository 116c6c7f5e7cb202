/**
 * @generated SignedSource<<b6991f94acfd571b27b5d656a287dee9>>
 * @relayHash 9da3d58817d720e0be696b06e2f0f107
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5b07d0fcfef46434f467b7a2880cc65ba80caa667f91664fa62be1287a5d261

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5b07d0fcfef46434f467b7a2880cc65ba80caa667f91664fa62be1287a5d261",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
