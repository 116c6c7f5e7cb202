/**
 * @generated SignedSource<<c501faedae89f28fc16294fb91b390cb>>
 * @relayHash b25836dfcb7f89693e0b3915affa8b36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c69e7d594216da24033f82b340ca5a54d67802ca24cbe5840caaf9ee0b91c563

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StateFormsPageQuery } from './StateFormsPageQuery.graphql';

const node: PreloadableConcreteRequest<StateFormsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c69e7d594216da24033f82b340ca5a54d67802ca24cbe5840caaf9ee0b91c563",
    "metadata": {},
    "name": "StateFormsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
