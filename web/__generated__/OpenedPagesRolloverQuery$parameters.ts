/**
 * @generated SignedSource<<6daee1e516bcc238386a6cd9624708d3>>
 * @relayHash ff21871bdb9484d3ed0e746c184e1f66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d367ab1f1280bc4e01d2e7a97a6aa45c58651cc4b5245f0095e2c79680ce66fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d367ab1f1280bc4e01d2e7a97a6aa45c58651cc4b5245f0095e2c79680ce66fb",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
