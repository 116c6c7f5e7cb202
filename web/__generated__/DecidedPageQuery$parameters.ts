/**
 * @generated SignedSource<<fd48256b9f48b7bf95cab834370388e2>>
 * @relayHash 3e6f8091c73c270c3d60cdabe6838c0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d811ce31749be3f7d71eed7dab971f0b332dfebf5f5944a2c87ffc15a3dbcc7e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecidedPageQuery } from './DecidedPageQuery.graphql';

const node: PreloadableConcreteRequest<DecidedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d811ce31749be3f7d71eed7dab971f0b332dfebf5f5944a2c87ffc15a3dbcc7e",
    "metadata": {},
    "name": "DecidedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
