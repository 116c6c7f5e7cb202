/**
 * @generated SignedSource<<c50a7e51300240aa7cd5fc7fbb12ba25>>
 * @relayHash a302c3f6f3c043aa197206fe8f5055db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18fb0a859e82b62ac05262d7c35ce8043f36153f0be9120feb07bdced7e9cdab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18fb0a859e82b62ac05262d7c35ce8043f36153f0be9120feb07bdced7e9cdab",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
