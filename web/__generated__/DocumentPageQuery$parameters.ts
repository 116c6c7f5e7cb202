/**
 * @generated SignedSource<<1c04498714f5fc4e23fc8dcfbf29771c>>
 * @relayHash f8e17daac32137b2f196e1b68ca1bd22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dfc781adb079af8f0e13089da34e0c7aeba13b448fcda24f5a1c856164a2929

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentPageQuery } from './DocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dfc781adb079af8f0e13089da34e0c7aeba13b448fcda24f5a1c856164a2929",
    "metadata": {},
    "name": "DocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
