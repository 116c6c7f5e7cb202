/**
 * @generated SignedSource<<559d6b908d9e5534733cf352428efb52>>
 * @relayHash cabc4aebdf67a7bf3d4bd4b7fcdd15c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 318af24971bcee8a5d7beccabbca96d7b147518c5581511e66f89ea8ba8980c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MainLayoutQuery } from './MainLayoutQuery.graphql';

const node: PreloadableConcreteRequest<MainLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "318af24971bcee8a5d7beccabbca96d7b147518c5581511e66f89ea8ba8980c4",
    "metadata": {},
    "name": "MainLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
