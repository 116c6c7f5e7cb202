/**
 * @generated SignedSource<<5ef8781b300d9685fa9c832fc130308d>>
 * @relayHash a5383dcad19f55851b18c82fed343ec0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95011da4927aae9b15eaee51c236d03e2e0e836f68860b368c12b44164c86333

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95011da4927aae9b15eaee51c236d03e2e0e836f68860b368c12b44164c86333",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
