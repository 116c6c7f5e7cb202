/**
 * @generated SignedSource<<45077338b17ba4bada937b603775b5b8>>
 * @relayHash d54b23539941ca33b761dddd84565256
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14a447580dd4102c644400c5317e3244c2ce5ad88191aa4697476d3d04549f32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14a447580dd4102c644400c5317e3244c2ce5ad88191aa4697476d3d04549f32",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
