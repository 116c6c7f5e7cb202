/**
 * @generated SignedSource<<fa9ef9bb58a9a9f0e798c2c7fe2f4a75>>
 * @relayHash f0f2a63d39c1b0e81efb9785c5bcc595
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdcc8aee9d0227a8ec9fac8c4b182506974e5379bc246fad0e19571a1c30b4b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignPageQuery } from './SignPageQuery.graphql';

const node: PreloadableConcreteRequest<SignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdcc8aee9d0227a8ec9fac8c4b182506974e5379bc246fad0e19571a1c30b4b8",
    "metadata": {},
    "name": "SignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
