/**
 * @generated SignedSource<<64ac29db277daafa4ab5cc63185d41b6>>
 * @relayHash 63e43ade8505b0a7c775c8f83fa781ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54db8638a40595ce658617ec17677354082fb50ca9f00492ad4942a9fe252b53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54db8638a40595ce658617ec17677354082fb50ca9f00492ad4942a9fe252b53",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
