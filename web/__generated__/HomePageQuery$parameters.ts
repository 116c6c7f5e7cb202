/**
 * @generated SignedSource<<873c613805c6247f88f55a7eff413713>>
 * @relayHash bed686a78cd3b2620b920ace6995f21a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 988c4b015829804f2316f65d57a4896e048b8e3465fa35e51935bf8c85fc0deb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "988c4b015829804f2316f65d57a4896e048b8e3465fa35e51935bf8c85fc0deb",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
