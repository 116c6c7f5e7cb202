/**
 * @generated SignedSource<<4e39e5bdfe5417e35b393765a31f2353>>
 * @relayHash 2e7fe3c0af4f99a0d9d5dd9489b7dc64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a798566d74c65f8d2e1130ef11ebc2bfc4063764ae9c8aeb497a3f9dbf29ac41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a798566d74c65f8d2e1130ef11ebc2bfc4063764ae9c8aeb497a3f9dbf29ac41",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
