/**
 * @generated SignedSource<<7886f7cde626fb00aa57ae994b85eecf>>
 * @relayHash dc52d16fee0d628dcc21fcc9c542b24c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d0be910a53d51dbb2509c458c64e83ed6e67188728464c4ce2016ceb9649a0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d0be910a53d51dbb2509c458c64e83ed6e67188728464c4ce2016ceb9649a0a",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
