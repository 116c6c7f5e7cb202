/**
 * @generated SignedSource<<36070f1763df02b95c921d606519839f>>
 * @relayHash 0c3fd45e3090f818b1d59b9fb3f523f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba3b8afc62d099f9d2d07344f714b3f0ae6eeebf6b4802673020534bae634d73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TypePageQuery } from './TypePageQuery.graphql';

const node: PreloadableConcreteRequest<TypePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba3b8afc62d099f9d2d07344f714b3f0ae6eeebf6b4802673020534bae634d73",
    "metadata": {},
    "name": "TypePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
