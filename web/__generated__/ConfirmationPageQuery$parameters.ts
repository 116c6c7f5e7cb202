/**
 * @generated SignedSource<<995e28adc964bea5d2025dc7b3cdaeff>>
 * @relayHash 48abccde6ee15bc9a404656edb72cc1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 361d15087b94829db497220ae3cd6a7308b6b51b32f4c0286feeb431abb6db4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "361d15087b94829db497220ae3cd6a7308b6b51b32f4c0286feeb431abb6db4d",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
