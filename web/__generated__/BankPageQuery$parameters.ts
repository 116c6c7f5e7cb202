/**
 * @generated SignedSource<<a8fed6fc2ff0bf976f8400260c583b0d>>
 * @relayHash 6274750b10a4d951d2ad29bf922e2176
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ff40b9b28c227d8198833a38cfbb4e02fdf2425f3f9f61d9e81fef40e047f90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankPageQuery } from './BankPageQuery.graphql';

const node: PreloadableConcreteRequest<BankPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ff40b9b28c227d8198833a38cfbb4e02fdf2425f3f9f61d9e81fef40e047f90",
    "metadata": {},
    "name": "BankPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
