/**
 * @generated SignedSource<<43b6297ed56501757221362e57542fea>>
 * @relayHash 0e61962a7c85af07c4c6ee6413e65b02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 793f73aba36220c7c0d42597464dd2c781f2e9f846ca420fe7128148aeb5f55c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "793f73aba36220c7c0d42597464dd2c781f2e9f846ca420fe7128148aeb5f55c",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
