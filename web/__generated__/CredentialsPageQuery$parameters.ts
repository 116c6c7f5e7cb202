/**
 * @generated SignedSource<<ad2914d9ac38b3170ff13b84bcd8d3c5>>
 * @relayHash 98077a284a6d6e74f4494d99deb504cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0a188f4e0218deee7321e89aace0921b79c57b774e9ac9445f630478a69b794

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CredentialsPageQuery } from './CredentialsPageQuery.graphql';

const node: PreloadableConcreteRequest<CredentialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0a188f4e0218deee7321e89aace0921b79c57b774e9ac9445f630478a69b794",
    "metadata": {},
    "name": "CredentialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
