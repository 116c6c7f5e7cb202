/**
 * @generated SignedSource<<47e8318d8047336b15f23470390f63e2>>
 * @relayHash 3ef2788dd0497736e1ebb640beef84ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6f8da73f183e14dadfc4854d765df50e06d05cbcc8ce3991f89a51564dfec9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CredentialsPageQuery } from './CredentialsPageQuery.graphql';

const node: PreloadableConcreteRequest<CredentialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6f8da73f183e14dadfc4854d765df50e06d05cbcc8ce3991f89a51564dfec9f",
    "metadata": {},
    "name": "CredentialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
