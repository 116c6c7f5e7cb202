/**
 * @generated SignedSource<<9ac91e04c0a99f3901addfdabece1172>>
 * @relayHash f2b33ef2308f16c7bfc0cdab18c81a88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d5caa6ba84088993d318891c544561f70787412cf6f0970c1505d7dbf965f62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentPageQuery } from './DocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d5caa6ba84088993d318891c544561f70787412cf6f0970c1505d7dbf965f62",
    "metadata": {},
    "name": "DocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
