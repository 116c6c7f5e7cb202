/**
 * @generated SignedSource<<39ae0d04ccdc98d78a2f54981ac18339>>
 * @relayHash a4f23ea8d75711f533d4a63a031874a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c35e502df1424d77f065aa9efc0c9ad981ea5c56bc732aea0761f4e7f3651570

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c35e502df1424d77f065aa9efc0c9ad981ea5c56bc732aea0761f4e7f3651570",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
