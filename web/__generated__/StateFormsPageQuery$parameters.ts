/**
 * @generated SignedSource<<65b6409de39020397fdef7c874e356b7>>
 * @relayHash c148580d6254fd3c63d84edb94dc96c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c52b4a28cdf8ed212f505051d7fc04a26cbf99b17ada29ad5c9b632f9c611763

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StateFormsPageQuery } from './StateFormsPageQuery.graphql';

const node: PreloadableConcreteRequest<StateFormsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c52b4a28cdf8ed212f505051d7fc04a26cbf99b17ada29ad5c9b632f9c611763",
    "metadata": {},
    "name": "StateFormsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
