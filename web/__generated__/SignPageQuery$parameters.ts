/**
 * @generated SignedSource<<3a757ae6c783550d6d123c60c0faca6b>>
 * @relayHash d11225a1f21cfd01dd98661f27852dd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ff222d3c9742f80a4ff602fd84d07c4a62d9dcd58067e4c91b535b0311a0483

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignPageQuery } from './SignPageQuery.graphql';

const node: PreloadableConcreteRequest<SignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ff222d3c9742f80a4ff602fd84d07c4a62d9dcd58067e4c91b535b0311a0483",
    "metadata": {},
    "name": "SignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
