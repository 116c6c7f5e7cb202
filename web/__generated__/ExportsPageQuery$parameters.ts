/**
 * @generated SignedSource<<08f5df50c0785becaeff8f5c6e9f1ae2>>
 * @relayHash 17900f39bc81ad96751ae6240533862d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f235288af1356802c0e3705b5e1ebc83dedfc0ea6d863cbbec831a1925b7fd15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsPageQuery } from './ExportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f235288af1356802c0e3705b5e1ebc83dedfc0ea6d863cbbec831a1925b7fd15",
    "metadata": {},
    "name": "ExportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
