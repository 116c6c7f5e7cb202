/**
 * @generated SignedSource<<42488c6ea24c142d4015cda36cf9307f>>
 * @relayHash 0c951dd090a15c651af705d8298dd5a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e6d3fe0e353aa2c80cbfdd1466c278bceb4a8a4ea263eea23debd8d7289c1d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e6d3fe0e353aa2c80cbfdd1466c278bceb4a8a4ea263eea23debd8d7289c1d1",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
