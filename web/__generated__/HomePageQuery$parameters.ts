/**
 * @generated SignedSource<<ee9d98ea831cdde85394acc8c0b072e9>>
 * @relayHash b5ccc4e2636b772b6628caf7e871ed6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID babc4fc4142310c8978c43ccc90ee56a7de0312eda9c2d7490823e72f827a547

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "babc4fc4142310c8978c43ccc90ee56a7de0312eda9c2d7490823e72f827a547",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
