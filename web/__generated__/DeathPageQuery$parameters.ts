/**
 * @generated SignedSource<<9c897e4d33c20d0e2664be1b7e1748e4>>
 * @relayHash 62665cd87fd43105946583a88e72f5f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19ca52c9ea10097b0748a4f5eb1a25ae86091812183bb7ea75fe0819be4e736f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19ca52c9ea10097b0748a4f5eb1a25ae86091812183bb7ea75fe0819be4e736f",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
