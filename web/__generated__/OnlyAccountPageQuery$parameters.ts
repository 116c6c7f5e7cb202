/**
 * @generated SignedSource<<e3ee0138976c2d7d194471db65538c4d>>
 * @relayHash b07addfe46dfba7ac759fbf4c3da3d56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15ade034d6f0cc5ddacb67b1a96bd7ec2a5899378f3ce61bca949c48bbb67559

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OnlyAccountPageQuery } from './OnlyAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<OnlyAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15ade034d6f0cc5ddacb67b1a96bd7ec2a5899378f3ce61bca949c48bbb67559",
    "metadata": {},
    "name": "OnlyAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
