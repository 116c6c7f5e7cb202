/**
 * @generated SignedSource<<708b0dd69253f0daa4c16a2732c76e8c>>
 * @relayHash a11f0308006c208e1bdab477354e1bfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afb63f4b1d064853c9f1a58b480059e76cbfba7b4b44a7ad022eba138768a999

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalculatorPageQuery } from './CalculatorPageQuery.graphql';

const node: PreloadableConcreteRequest<CalculatorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afb63f4b1d064853c9f1a58b480059e76cbfba7b4b44a7ad022eba138768a999",
    "metadata": {},
    "name": "CalculatorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
