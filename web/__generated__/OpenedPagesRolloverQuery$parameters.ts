/**
 * @generated SignedSource<<5846ff205b7a07460118261a44542b9d>>
 * @relayHash bc61e4cb313491651c708487f8bd345a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9e3d88b9d8896b7517e652853a7b9c02e19d0bce7fe56b8f4102257caf0e476

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9e3d88b9d8896b7517e652853a7b9c02e19d0bce7fe56b8f4102257caf0e476",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
