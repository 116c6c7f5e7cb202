/**
 * @generated SignedSource<<b9b93940d5cc4fc18a1c75c72ea993af>>
 * @relayHash 2563aaf45d14cbcb8e862230637f7fa0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93cedfd1a501c1aebd3b8efeec374ec40d44184c90fd32bfa2ced15c497ddb57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93cedfd1a501c1aebd3b8efeec374ec40d44184c90fd32bfa2ced15c497ddb57",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
