/**
 * @generated SignedSource<<a437cb24ff6c78159191b39cdab70baf>>
 * @relayHash 1286293b2dd9f82ebb81bd0b39c2c5f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbd2cd6ae08f4d249bebb58eef86217ee7bfd0ef64a80106caeecce422d7f6c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbd2cd6ae08f4d249bebb58eef86217ee7bfd0ef64a80106caeecce422d7f6c4",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
