/**
 * @generated SignedSource<<04ef39671340dae8f24ed9435714a55d>>
 * @relayHash d1350ec9ebb808f724232dfce1db5cd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4a6e0100809e1c146358132d67a56cf625a472125cf951d35d26f9ed7dd8a8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4a6e0100809e1c146358132d67a56cf625a472125cf951d35d26f9ed7dd8a8f",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
