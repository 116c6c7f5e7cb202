/**
 * @generated SignedSource<<68a911134e129a84441ad99af024a009>>
 * @relayHash fa97f4b56cfbda3797299a96ba41769c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a821779da0d2a9f32e442e67ed5325965c2c9eebadbb1776b2de3efdcfac20c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a821779da0d2a9f32e442e67ed5325965c2c9eebadbb1776b2de3efdcfac20c4",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
