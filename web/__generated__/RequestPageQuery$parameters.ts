/**
 * @generated SignedSource<<130b537aa586729b4c209266895c034a>>
 * @relayHash f3a9ac6cc62510b3d15f7573d6b4cd01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0796067d06a089032c65056ea0c9be9e7d9492ffc39c435e18bbc4263451c921

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0796067d06a089032c65056ea0c9be9e7d9492ffc39c435e18bbc4263451c921",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
