/**
 * @generated SignedSource<<63dd1030eb7ba8b58c21b2087c324844>>
 * @relayHash b36a5f0e30a2997b4d627d6bdf3a9cfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b417037366a85d16f3b3319dc54ebce457b413309343c441ddc68ec0bc83882

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b417037366a85d16f3b3319dc54ebce457b413309343c441ddc68ec0bc83882",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
