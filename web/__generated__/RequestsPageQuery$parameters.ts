/**
 * @generated SignedSource<<0c0c5caa63f742ab15d3375783fc9716>>
 * @relayHash e88a8eec387ea4c3ae128fcb4590dcbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 054542444d90d8210e8f7f274fe742aa6e3adf16947b802a7e308794f275dd9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "054542444d90d8210e8f7f274fe742aa6e3adf16947b802a7e308794f275dd9f",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
