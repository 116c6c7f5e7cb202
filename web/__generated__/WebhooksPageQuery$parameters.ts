/**
 * @generated SignedSource<<a33d380044903e3ef29fc92efddd2a34>>
 * @relayHash 312b4de3d4a2bf91ff1d91c49362af22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e874a1307be897339d7df5ff95f35b85767dd16328d4e3a3bebf4cbad767a42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e874a1307be897339d7df5ff95f35b85767dd16328d4e3a3bebf4cbad767a42",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
