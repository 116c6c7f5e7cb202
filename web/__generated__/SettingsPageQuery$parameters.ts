/**
 * @generated SignedSource<<1c761a11a89c1b45b7ebf0c5c09f15b0>>
 * @relayHash ca7f90c85c8e3fa1d217fee31b613529
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9547d88df679387c73caad950f12f18e33c6f036e740ade4cd1223e2227d1513

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9547d88df679387c73caad950f12f18e33c6f036e740ade4cd1223e2227d1513",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
