/**
 * @generated SignedSource<<fd5d2c97331c0143d7a59e8a875112fa>>
 * @relayHash a1f6d852f3cb042ef8848668270dba1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 592a6664e5950d37e8ebd5441f0bae4b367b2f3924569e28686e3ccd56ea1784

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "592a6664e5950d37e8ebd5441f0bae4b367b2f3924569e28686e3ccd56ea1784",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
