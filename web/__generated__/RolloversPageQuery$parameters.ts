/**
 * @generated SignedSource<<84c871da9dd85a4ebf1b0a9c5aa1f38b>>
 * @relayHash 6b6753d6c4827194a33a61e0e644fe4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaddabbbbe9d631153d4b6d4efad462ed00f53f442074377fc206d5d02a94095

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aaddabbbbe9d631153d4b6d4efad462ed00f53f442074377fc206d5d02a94095",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
