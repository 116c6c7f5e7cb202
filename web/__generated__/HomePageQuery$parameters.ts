/**
 * @generated SignedSource<<03af965e62fc20a0848b16bb54cb35d0>>
 * @relayHash 6fdc9fdf6efeee4f0bfef7ab700a2f69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f1a1ed97a3c83737f062ff007e6474b0c1db722f46321c44a97cd1c4ac98991

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f1a1ed97a3c83737f062ff007e6474b0c1db722f46321c44a97cd1c4ac98991",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
