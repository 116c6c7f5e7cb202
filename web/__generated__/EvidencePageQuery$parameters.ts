/**
 * @generated SignedSource<<623e1690fb23259351092b29396e2136>>
 * @relayHash 2d8128a9796289df35b1e1805b28bab7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed4d0e02ac9750d0bba37f5690894c0a79571072230ab859cabe02476257a738

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EvidencePageQuery } from './EvidencePageQuery.graphql';

const node: PreloadableConcreteRequest<EvidencePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed4d0e02ac9750d0bba37f5690894c0a79571072230ab859cabe02476257a738",
    "metadata": {},
    "name": "EvidencePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
