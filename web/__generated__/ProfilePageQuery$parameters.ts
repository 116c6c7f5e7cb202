/**
 * @generated SignedSource<<6106e19de29aff9944d46a3cf8dc1a63>>
 * @relayHash d465eb4aafc10257262f20f2c31e7a87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0d0e2040e7bd6065be90eb0662727331363505ae2e150f2e6055512197e8edd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0d0e2040e7bd6065be90eb0662727331363505ae2e150f2e6055512197e8edd",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
