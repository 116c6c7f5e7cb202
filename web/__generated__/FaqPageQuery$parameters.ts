/**
 * @generated SignedSource<<0e13299095b39de73e69380adfe48355>>
 * @relayHash 7f58d868ba940d184bbd368dde64bfaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f94408794245b598307f100002cf6e1b4670d2d77e89569d772c45ea53b4e89f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f94408794245b598307f100002cf6e1b4670d2d77e89569d772c45ea53b4e89f",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
