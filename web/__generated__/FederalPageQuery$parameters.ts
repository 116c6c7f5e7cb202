/**
 * @generated SignedSource<<42773136d970c6ded2a940ab53ff8d18>>
 * @relayHash dcb2eebc154459c3398fcad3839b83a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 477b8252c845ebe8056efdb0b0b4f189bb0d169bcd98b630172591c08c0c31d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FederalPageQuery } from './FederalPageQuery.graphql';

const node: PreloadableConcreteRequest<FederalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "477b8252c845ebe8056efdb0b0b4f189bb0d169bcd98b630172591c08c0c31d7",
    "metadata": {},
    "name": "FederalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
