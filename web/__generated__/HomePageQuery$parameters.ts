/**
 * @generated SignedSource<<0d2d69ec25f114af15f21667cf7c7486>>
 * @relayHash 68b496fdbd26922997621bbe6d69eeed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06a2e0da19079ab53013f8af0b0367249c12ca4353670b7429f337333cdb6294

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06a2e0da19079ab53013f8af0b0367249c12ca4353670b7429f337333cdb6294",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
