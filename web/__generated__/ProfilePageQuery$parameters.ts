/**
 * @generated SignedSource<<d89a725785880b8f34ade6d38dbe7268>>
 * @relayHash acd9efd23b71bdfff96d6e9b3dd3ca76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3364ef6e4ea90e82cf52e17c32bc7fd141641b04a9814af75ad9d61f1e61c258

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3364ef6e4ea90e82cf52e17c32bc7fd141641b04a9814af75ad9d61f1e61c258",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
