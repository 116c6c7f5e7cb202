/**
 * @generated SignedSource<<127df3ce3622d9a723f0134fe50236ed>>
 * @relayHash ddca26616d92408b62baa1e25c59c8a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dacf118d1229d6d458055a9603afcd342d9cdb0d68259a0f084c29899bf3fcc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsPageQuery } from './ExportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dacf118d1229d6d458055a9603afcd342d9cdb0d68259a0f084c29899bf3fcc1",
    "metadata": {},
    "name": "ExportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
