/**
 * @generated SignedSource<<03cae7fcf7560e68195fdcb3ddd756bf>>
 * @relayHash 4d7d54f2169ef000e91c706620ce392f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99a4bd94618830c8f1a8746a7363f69bbc68c603559384b71b8cc4fb2654b00d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99a4bd94618830c8f1a8746a7363f69bbc68c603559384b71b8cc4fb2654b00d",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
