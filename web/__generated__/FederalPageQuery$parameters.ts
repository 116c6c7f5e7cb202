/**
 * @generated SignedSource<<584551b0142107a97337a2bbe13646cc>>
 * @relayHash 6effc7a42aa7e36c32681ab6097e1c94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30a6a6ca28307ae9eb576aa58461c4f65009a35dd257b9078e71af206397f81e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FederalPageQuery } from './FederalPageQuery.graphql';

const node: PreloadableConcreteRequest<FederalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30a6a6ca28307ae9eb576aa58461c4f65009a35dd257b9078e71af206397f81e",
    "metadata": {},
    "name": "FederalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
