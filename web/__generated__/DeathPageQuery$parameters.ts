/**
 * @generated SignedSource<<ad78b543b455c311e04f12c12ddb6608>>
 * @relayHash e7d3597ef3c42d9be6a60c991ebc639c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a959127d7b4672b55ec8f530f2798ef880468801935f1937013c3877603cde09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a959127d7b4672b55ec8f530f2798ef880468801935f1937013c3877603cde09",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
