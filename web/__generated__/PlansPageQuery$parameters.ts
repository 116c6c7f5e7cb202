/**
 * @generated SignedSource<<de0712194e274fcbabddf12f96eec2a3>>
 * @relayHash f7cdf6058cd31f34c7047ddbaf732879
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e87db31acba6e8b4f3affbe6e0320daf71a0b874326bd993ae4db5155c15073

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e87db31acba6e8b4f3affbe6e0320daf71a0b874326bd993ae4db5155c15073",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
