/**
 * @generated SignedSource<<597cf19efec7c51c6174f96a45383ae3>>
 * @relayHash 2983d2e065d170fd851a3074062cdd29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98b0166688c326d9c03517e27a3e55c53f9da48e252087078e6de330154bcb66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98b0166688c326d9c03517e27a3e55c53f9da48e252087078e6de330154bcb66",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
