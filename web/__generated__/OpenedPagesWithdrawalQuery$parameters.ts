/**
 * @generated SignedSource<<ff435c800f4fa78a2c62e9e3e68cbade>>
 * @relayHash 134f2c788badb1a73453d0fcabf46d21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9423500785132c75918e262cac48deb0b83922f4be0d86a7e837111752aa88cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9423500785132c75918e262cac48deb0b83922f4be0d86a7e837111752aa88cb",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
