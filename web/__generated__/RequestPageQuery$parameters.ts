/**
 * @generated SignedSource<<2c953167ccd881ba0588220de4e6db66>>
 * @relayHash a32c6284f8b0a4a1d40669c13b174967
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0cd5f390b17d4beace49d84adeb680a0a52375d17e08cb5a5aa79dfc2ef2e2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0cd5f390b17d4beace49d84adeb680a0a52375d17e08cb5a5aa79dfc2ef2e2f",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
