/**
 * @generated SignedSource<<1e5ab21fd1ff0f318cbe75a1f0c23920>>
 * @relayHash 4015f02099b067f3d303eea8a15bcb0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac7b450a26d5c8a831de8f17bd2808321af3f666d8101a9c12c4aee7cd910d80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac7b450a26d5c8a831de8f17bd2808321af3f666d8101a9c12c4aee7cd910d80",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
