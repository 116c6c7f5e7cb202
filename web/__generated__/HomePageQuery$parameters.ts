/**
 * @generated SignedSource<<f9d9fc5bc99ddae147290f2ae1904869>>
 * @relayHash 11228f8abba306d9f1dfb98f8f9f4c26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84f2c2c6a982171d4b90566fdb30e8bb5a1329c65d86d776517a95ac364765d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84f2c2c6a982171d4b90566fdb30e8bb5a1329c65d86d776517a95ac364765d9",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
