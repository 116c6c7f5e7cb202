/**
 * @generated SignedSource<<c517a01b2dc621533e1369dea45b1428>>
 * @relayHash 5653010b1667405194355d8c3262cb6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f12f25aa674bd48215014831e1538ef9230c885bcbe264e21fd13437e5c8f7a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f12f25aa674bd48215014831e1538ef9230c885bcbe264e21fd13437e5c8f7a6",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
