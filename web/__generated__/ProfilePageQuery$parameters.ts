/**
 * @generated SignedSource<<a61c33038c03a8c6bbb32fa020d35e28>>
 * @relayHash 8734183f755d3bb6d30ae384ea4d746a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 230a1ab275728923fb01265e271ff74c1206e99800cac5de45fc65cebe7bb18b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "230a1ab275728923fb01265e271ff74c1206e99800cac5de45fc65cebe7bb18b",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
