/**
 * @generated SignedSource<<27be5d85d2d3f94f878faf6de4e1db54>>
 * @relayHash 674e9382db1250cf9f3b50bc6ec1fc22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 624e49d8ad02f48e7eb6bf8b54745f043154aa6593c77237d98d71d42d737990

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "624e49d8ad02f48e7eb6bf8b54745f043154aa6593c77237d98d71d42d737990",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
