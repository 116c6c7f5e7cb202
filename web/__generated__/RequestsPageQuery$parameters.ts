/**
 * @generated SignedSource<<96661de7df2c72e7390b4dbdeca2a68b>>
 * @relayHash 6ae1590dddc42d8746a98886e133dc3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 683405afdc4d7079cedbc3173d7dd76f040fbc7826fe203f1c4630c203b19faf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "683405afdc4d7079cedbc3173d7dd76f040fbc7826fe203f1c4630c203b19faf",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
