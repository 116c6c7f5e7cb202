/**
 * @generated SignedSource<<f880f6947db541fe0b0a4f014e4aff29>>
 * @relayHash 33bec1957e5e945f3c080514fec65c2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 635efb90e40fb9b7fab04c95bc48d181b6a62cacf9d63932612c5e72423bfda3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "635efb90e40fb9b7fab04c95bc48d181b6a62cacf9d63932612c5e72423bfda3",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
