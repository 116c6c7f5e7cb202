/**
 * @generated SignedSource<<2733f51b92316f190144643bdd1f47a5>>
 * @relayHash f41793d12098f714ae844e038cc78935
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce02dd376974cd2f9a2ac2e5b6e9b97c0bf4bffdfd353fa81a5654943eef3554

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MainLayoutQuery } from './MainLayoutQuery.graphql';

const node: PreloadableConcreteRequest<MainLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce02dd376974cd2f9a2ac2e5b6e9b97c0bf4bffdfd353fa81a5654943eef3554",
    "metadata": {},
    "name": "MainLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
