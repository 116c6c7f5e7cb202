/**
 * @generated SignedSource<<19887b39a311fe5523b073db44dc1041>>
 * @relayHash bb06316b645aa26ce247e6fea39efef0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c6ae7d67d62ceb61001232746c07740683088edcb7ca5d8cd95ca8df453d6f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c6ae7d67d62ceb61001232746c07740683088edcb7ca5d8cd95ca8df453d6f7",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
