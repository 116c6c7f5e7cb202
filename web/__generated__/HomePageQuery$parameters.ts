/**
 * @generated SignedSource<<d275c52f4524e663df62812551e6c539>>
 * @relayHash 55936c734fba6f0579950c08f1acc2be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6f33d8a816d79fc9c8127943e87be2689932666accad6e977f4e18dbde95d4a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6f33d8a816d79fc9c8127943e87be2689932666accad6e977f4e18dbde95d4a",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
