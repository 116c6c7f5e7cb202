/**
 * @generated SignedSource<<2a9421d99851017ce133cda475157cc4>>
 * @relayHash c80f2a04c59592ea2440fe48c0904b83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c13b59ab85784c9ae6d70427271aa7119d54535723d62dfcd87612fcec158bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c13b59ab85784c9ae6d70427271aa7119d54535723d62dfcd87612fcec158bd",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
