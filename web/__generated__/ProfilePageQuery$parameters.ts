/**
 * @generated SignedSource<<c6184d80c314e3e9d372190254235b4f>>
 * @relayHash 8d726cebfc8ecbc9ef0f38a2618c826b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9739d64c3e9870161f2689f2e1e68ada2edc79c9fb75ab789f2c9a5a9a9e440

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9739d64c3e9870161f2689f2e1e68ada2edc79c9fb75ab789f2c9a5a9a9e440",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
