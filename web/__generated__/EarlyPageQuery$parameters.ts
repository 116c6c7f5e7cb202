/**
 * @generated SignedSource<<6bb570ee56290639e3be80807d834632>>
 * @relayHash 59b4445c3f939094ba76845eaeea8d97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e17f6bcb2c00f66d23fdac387013d9f9f06a36f76b6d3c18968fb86553a3429e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EarlyPageQuery } from './EarlyPageQuery.graphql';

const node: PreloadableConcreteRequest<EarlyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e17f6bcb2c00f66d23fdac387013d9f9f06a36f76b6d3c18968fb86553a3429e",
    "metadata": {},
    "name": "EarlyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
