/**
 * @generated SignedSource<<a78b6321aaa147940d87e2e0d0d9d3f2>>
 * @relayHash 5f787056a5a337202f38100111455835
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e3e25ca1ce58086f31bde56730209c23e5906444da8ee93cb2402ca88498f16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e3e25ca1ce58086f31bde56730209c23e5906444da8ee93cb2402ca88498f16",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
