/**
 * @generated SignedSource<<8de6d71abe809f23c8d9b48f59010581>>
 * @relayHash d08676fbc11bce7336693324c71987e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f634705ae9c9c16646c08e2ac423a26bd5f848ae1d853272d9c747f747ababd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsPageQuery } from './ExportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f634705ae9c9c16646c08e2ac423a26bd5f848ae1d853272d9c747f747ababd4",
    "metadata": {},
    "name": "ExportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
