/**
 * @generated SignedSource<<a5cfb2f848253a3aa8776c1c54966d21>>
 * @relayHash 552f56519b046bc912ccbd1c274979e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e050eb9c8e4d4332fff86865ddc1be538508956e2541760873a5a06ec56fd937

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e050eb9c8e4d4332fff86865ddc1be538508956e2541760873a5a06ec56fd937",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
