/**
 * @generated SignedSource<<32d4085052488f4bc1c5cc8cc4556ab4>>
 * @relayHash d8c854cbcb3b1dae9651be8c91516704
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7bdd1d2dad7e0184833dccdf9a8bfd0b2c0fde56fda2d371e375c045289db10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7bdd1d2dad7e0184833dccdf9a8bfd0b2c0fde56fda2d371e375c045289db10",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
