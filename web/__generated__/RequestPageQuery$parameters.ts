/**
 * @generated SignedSource<<9f4dc7269d056d8c53cccae789f2e68d>>
 * @relayHash 00c4c773a168125d7e00bc1c849bffe2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b7b8838de6cd0f4989fce26f3b1ad11f55de45c26850284c864474ff8f74138

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b7b8838de6cd0f4989fce26f3b1ad11f55de45c26850284c864474ff8f74138",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
