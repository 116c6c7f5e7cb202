/**
 * @generated SignedSource<<dd651caf5953095144e65aa65d4e801e>>
 * @relayHash 20a5cce34884180c14713e3c32ca07ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e39a70af38a500b53b7709f7f2f0a11e71d6dc09d38ffdecb17320479a07381c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e39a70af38a500b53b7709f7f2f0a11e71d6dc09d38ffdecb17320479a07381c",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
