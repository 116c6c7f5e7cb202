/**
 * @generated SignedSource<<311619c477a3017a509b30c40b1cc861>>
 * @relayHash c7935ec7f1c522626a46f611e685cd25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3da6df83b4fe21011793d79a15eacaad997276c50b6bd37c01731bb292e66131

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsPageQuery } from './ExportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3da6df83b4fe21011793d79a15eacaad997276c50b6bd37c01731bb292e66131",
    "metadata": {},
    "name": "ExportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
