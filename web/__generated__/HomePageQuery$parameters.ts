/**
 * @generated SignedSource<<9bc040b5f13bb8d46da243d3f0bb7d8e>>
 * @relayHash 3f3801c5dff08e63a0035d270530f180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 495b39514f86034fdf79fdacaa89891fd97fa257297cddc1006ee914b502edce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "495b39514f86034fdf79fdacaa89891fd97fa257297cddc1006ee914b502edce",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
