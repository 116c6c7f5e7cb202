/**
 * @generated SignedSource<<e8c180ae9d192fb067dbb4f28bc8d691>>
 * @relayHash 817e07684065e07f3ea4d597111455be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a191dfc714c1ceac3bf4e9e93e713c73071dcf66aae2d35d01487378695ac61c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a191dfc714c1ceac3bf4e9e93e713c73071dcf66aae2d35d01487378695ac61c",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
