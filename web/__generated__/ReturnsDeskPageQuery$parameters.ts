/**
 * @generated SignedSource<<686e0489e5d852447899698e8333736b>>
 * @relayHash 1d8389de30acda2bb03fba3531709a99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7886a69bc7157e1f5b765957aeb7511f98e51aa95e5cdc0d1ec47d75b6cc4ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReturnsDeskPageQuery } from './ReturnsDeskPageQuery.graphql';

const node: PreloadableConcreteRequest<ReturnsDeskPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7886a69bc7157e1f5b765957aeb7511f98e51aa95e5cdc0d1ec47d75b6cc4ca",
    "metadata": {},
    "name": "ReturnsDeskPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
