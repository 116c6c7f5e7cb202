/**
 * @generated SignedSource<<c63ca93e67bdcbb6da6e07c60a45a570>>
 * @relayHash 6525108109b5858d775c0ef03795ba29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d53850e3b8fc52388562a4977eaf4cc313de330e05a368bdd068ae9b3a9e727a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EvidencePageQuery } from './EvidencePageQuery.graphql';

const node: PreloadableConcreteRequest<EvidencePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d53850e3b8fc52388562a4977eaf4cc313de330e05a368bdd068ae9b3a9e727a",
    "metadata": {},
    "name": "EvidencePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
