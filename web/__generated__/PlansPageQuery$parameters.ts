/**
 * @generated SignedSource<<f211250df55012a5980859961edf774a>>
 * @relayHash 44bdfd106136cbd5780689c9b60a405a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90e72f49390bab385cdecebaed1f2c965f445df1642ad3b6a17f0ee153264858

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90e72f49390bab385cdecebaed1f2c965f445df1642ad3b6a17f0ee153264858",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
