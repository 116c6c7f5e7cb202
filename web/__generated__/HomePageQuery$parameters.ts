/**
 * @generated SignedSource<<67490439f4deb6046d73b5aa823e842b>>
 * @relayHash c719ab59ee3ae9587a54325345373964
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 488b8999395050e5e551af5fade6623b58b07bd46639ad0cf47931fb2901d09b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "488b8999395050e5e551af5fade6623b58b07bd46639ad0cf47931fb2901d09b",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
