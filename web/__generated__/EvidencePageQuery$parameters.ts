/**
 * @generated SignedSource<<8b5a603b7017de940766f696105b9482>>
 * @relayHash eb84dfd19b718e491568261ded5219da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0a18886c82a5b9388439a69ec6109e22121a6d84701c9006c6f9c1cf8b5f19e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EvidencePageQuery } from './EvidencePageQuery.graphql';

const node: PreloadableConcreteRequest<EvidencePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0a18886c82a5b9388439a69ec6109e22121a6d84701c9006c6f9c1cf8b5f19e",
    "metadata": {},
    "name": "EvidencePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
