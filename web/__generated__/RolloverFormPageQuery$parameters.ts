/**
 * @generated SignedSource<<053f8da2b11de83e82f4217dd10b8772>>
 * @relayHash ed40f5383d07393703f149186753dedf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a9cab5e555ff003fe2047ce9dc6e4ff6688108977d7e46d1a4f9a8b335267a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a9cab5e555ff003fe2047ce9dc6e4ff6688108977d7e46d1a4f9a8b335267a0",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
