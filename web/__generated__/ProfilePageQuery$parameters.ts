/**
 * @generated SignedSource<<e07133c91a1e4ac362472f437512f324>>
 * @relayHash ce9c5a223ed31c861f1cc9b897754a2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdca9994f544e4fc1c25ad3ef2578247638873b62dc07df6128d56c414a402a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdca9994f544e4fc1c25ad3ef2578247638873b62dc07df6128d56c414a402a1",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
