/**
 * @generated SignedSource<<e6e1189bb207b86f4fb136cef1a4a3c1>>
 * @relayHash 4cc70df15435230eff26d5f8306b0c02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 276fe8fe207edc09528e6222699d6528fb259775821d97df490e0fc5b145d470

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "276fe8fe207edc09528e6222699d6528fb259775821d97df490e0fc5b145d470",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
