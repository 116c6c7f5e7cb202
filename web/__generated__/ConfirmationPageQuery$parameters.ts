/**
 * @generated SignedSource<<8add7b5a2e1101fa9b6dd2ae7c11df5e>>
 * @relayHash 1e9ce6e8bdb99c1d63492f6707456d82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 508e8838c7fed1604e9915ad0f1565609a10a92222ca9d105a2223805b36f75d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "508e8838c7fed1604e9915ad0f1565609a10a92222ca9d105a2223805b36f75d",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
