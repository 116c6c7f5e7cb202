/**
 * @generated SignedSource<<62c39f6a98493fb19f6e64c61bfdb8e1>>
 * @relayHash 1d334aef8a2cb20ad085b66f934631b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da677715125817070aa5a7653644eb290f5acc6e63739fb24802abf26e63128f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da677715125817070aa5a7653644eb290f5acc6e63739fb24802abf26e63128f",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
