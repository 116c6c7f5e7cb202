/**
 * @generated SignedSource<<8ed46bdf91841a676de11dbf5af57479>>
 * @relayHash 78da3a2e736def92734d462352dd81a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91952496c7a63f03e26f7d12a4989a807c893f6ae0e930359cc594e8724594f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91952496c7a63f03e26f7d12a4989a807c893f6ae0e930359cc594e8724594f9",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
