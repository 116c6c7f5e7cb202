/**
 * @generated SignedSource<<459e1abb5c81f4d089dd923a845ac3a0>>
 * @relayHash 0b882048040e8b99b2984fc920509d37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95e7ee8e1459ac93e45c4f74e01051229d6fea937e322ba9f9fcd47ac868a10b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EvidencePageQuery } from './EvidencePageQuery.graphql';

const node: PreloadableConcreteRequest<EvidencePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95e7ee8e1459ac93e45c4f74e01051229d6fea937e322ba9f9fcd47ac868a10b",
    "metadata": {},
    "name": "EvidencePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
