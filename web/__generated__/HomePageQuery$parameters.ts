/**
 * @generated SignedSource<<8c83aa5201b702dc68a099b51e73560f>>
 * @relayHash 1e668e0377964123c15a8c47eaec4e5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 951079790cdd20a3c6cdf121178147aaca20cb520eed5e92a08c5e7d565d7c87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "951079790cdd20a3c6cdf121178147aaca20cb520eed5e92a08c5e7d565d7c87",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
