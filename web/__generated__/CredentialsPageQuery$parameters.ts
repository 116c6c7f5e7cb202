/**
 * @generated SignedSource<<bd500410a501ba669cdf64e1d7bacfcf>>
 * @relayHash 3231ec8ea962a32ec46917dd8b7fca42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9f1ce4ba108e97121a2885d4cc5389cbd707742aa2b492e4c246ff95aa43931

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CredentialsPageQuery } from './CredentialsPageQuery.graphql';

const node: PreloadableConcreteRequest<CredentialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9f1ce4ba108e97121a2885d4cc5389cbd707742aa2b492e4c246ff95aa43931",
    "metadata": {},
    "name": "CredentialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
