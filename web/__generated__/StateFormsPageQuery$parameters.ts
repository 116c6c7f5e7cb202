/**
 * @generated SignedSource<<cbfc22c539a97bb02894e3f3f0803a5e>>
 * @relayHash 49788b383b5dc5b2969b56a44dad83c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d7754140623744c37c8661c2df49caa01d674c1d31b3c0f622579aad7f3f0c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StateFormsPageQuery } from './StateFormsPageQuery.graphql';

const node: PreloadableConcreteRequest<StateFormsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d7754140623744c37c8661c2df49caa01d674c1d31b3c0f622579aad7f3f0c7",
    "metadata": {},
    "name": "StateFormsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
