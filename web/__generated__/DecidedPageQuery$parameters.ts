/**
 * @generated SignedSource<<9c591a8664d80293bb241a48201855fc>>
 * @relayHash d4ad2fba657b3cd3b1efe70b4740a81a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 334ffc50c7937436f72926eb0ed99090b2852c226af9226a7c422a19ab1a05a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecidedPageQuery } from './DecidedPageQuery.graphql';

const node: PreloadableConcreteRequest<DecidedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "334ffc50c7937436f72926eb0ed99090b2852c226af9226a7c422a19ab1a05a7",
    "metadata": {},
    "name": "DecidedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
