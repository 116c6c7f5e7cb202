/**
 * @generated SignedSource<<fbe139d194834dc79dc4688c8ac25eda>>
 * @relayHash fa228cb8f8cae9055145356c039d74c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93705d5d4419572a3461deb40b3a19305b9d020829fb0f3c364c1f01a8c1626a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsPageQuery } from './ExportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93705d5d4419572a3461deb40b3a19305b9d020829fb0f3c364c1f01a8c1626a",
    "metadata": {},
    "name": "ExportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
