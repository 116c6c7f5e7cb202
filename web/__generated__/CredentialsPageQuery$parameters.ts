/**
 * @generated SignedSource<<11afadc49904c199830aeb74357bff29>>
 * @relayHash 5783b8ba4c598dad06bb2c65c35e3eac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90ca39106abf9925bf0533ea64de453c10b353fdbf9f100ebe32a564828f7ba4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CredentialsPageQuery } from './CredentialsPageQuery.graphql';

const node: PreloadableConcreteRequest<CredentialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90ca39106abf9925bf0533ea64de453c10b353fdbf9f100ebe32a564828f7ba4",
    "metadata": {},
    "name": "CredentialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
