/**
 * @generated SignedSource<<41be32e295ace13321aab1e4362456ea>>
 * @relayHash 98da66fed883015142591996c90a83cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02b163b14e02866b3e0dbad3d28ffaeace53a43d228d9955d4611d8d6358d5d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02b163b14e02866b3e0dbad3d28ffaeace53a43d228d9955d4611d8d6358d5d9",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
