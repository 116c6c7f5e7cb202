/**
 * @generated SignedSource<<b0afc772b3db66d0e166e8774dbe84a1>>
 * @relayHash cf17b77917214c8bc25fdf48068b47ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a92a0824882a9a2d05a10595c3d4a29fa469aa094ed28f4f562613e7797c2869

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a92a0824882a9a2d05a10595c3d4a29fa469aa094ed28f4f562613e7797c2869",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
