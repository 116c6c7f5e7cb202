/**
 * @generated SignedSource<<70d2996b764c3b127e067b7c2953f71a>>
 * @relayHash 6d01c2a9f8a4219bd54854a799d457d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00bee10b514be763d2d44150bf4da40bde452679a9869f8a3a24270bc2e0c4b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00bee10b514be763d2d44150bf4da40bde452679a9869f8a3a24270bc2e0c4b5",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
