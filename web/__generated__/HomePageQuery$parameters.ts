/**
 * @generated SignedSource<<1eec558f14a983ee58e983b55d75e3d0>>
 * @relayHash f56491d752d080d89d0e9f7484cd492d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21a96f396922abe66f37430940735cd3c067fc2a48c5836f71fe5e3138e7e888

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21a96f396922abe66f37430940735cd3c067fc2a48c5836f71fe5e3138e7e888",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
