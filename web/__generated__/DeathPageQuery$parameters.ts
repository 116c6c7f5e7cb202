/**
 * @generated SignedSource<<2fc583fca53e15cc19e8278e7eb1b393>>
 * @relayHash ab24ba814424200e406a36e3b0cb4c5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d5bf660d2b744bb683acbb5bdfb37688ea04a1eea93741744215db3e63c0b6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d5bf660d2b744bb683acbb5bdfb37688ea04a1eea93741744215db3e63c0b6e",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
