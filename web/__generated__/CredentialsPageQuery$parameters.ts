/**
 * @generated SignedSource<<c81e57c7866ed50f5804c4e654508c9a>>
 * @relayHash 656830f0a7143cf58af03230efb444e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0e1606966c2308378fd4a3f1ec399c8e8e45938ec1fbb471cc311f14410788a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CredentialsPageQuery } from './CredentialsPageQuery.graphql';

const node: PreloadableConcreteRequest<CredentialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0e1606966c2308378fd4a3f1ec399c8e8e45938ec1fbb471cc311f14410788a",
    "metadata": {},
    "name": "CredentialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
