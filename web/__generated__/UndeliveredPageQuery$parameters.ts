/**
 * @generated SignedSource<<07e6b510ec575e64b725555faf4b5685>>
 * @relayHash a591f065692c6aaa437988e03b91a763
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea8054fd86db66cbb64614b5d78f4a945252c3a9e245b7197d39ffb7b8c73ddb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UndeliveredPageQuery } from './UndeliveredPageQuery.graphql';

const node: PreloadableConcreteRequest<UndeliveredPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea8054fd86db66cbb64614b5d78f4a945252c3a9e245b7197d39ffb7b8c73ddb",
    "metadata": {},
    "name": "UndeliveredPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
