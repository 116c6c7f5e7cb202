/**
 * @generated SignedSource<<4e0fdde1ba2953424a59bbf5ed8635c7>>
 * @relayHash 6350f10346630f8c4afab68d9899935a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e809272e72407ebb89ba062a84d1958da2656c09dc14c7ccc0a0f4bc860070df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EvidencePageQuery } from './EvidencePageQuery.graphql';

const node: PreloadableConcreteRequest<EvidencePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e809272e72407ebb89ba062a84d1958da2656c09dc14c7ccc0a0f4bc860070df",
    "metadata": {},
    "name": "EvidencePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
