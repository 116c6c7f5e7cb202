/**
 * @generated SignedSource<<579923a8ee5082719373ef917f889e0c>>
 * @relayHash 18629a7210d23c1573b6afe2302bfab8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db3be520090b2c9dfa1fadb982d789cc85a67ff9e8da610bffdd2e8533dcb532

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EvidencePageQuery } from './EvidencePageQuery.graphql';

const node: PreloadableConcreteRequest<EvidencePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db3be520090b2c9dfa1fadb982d789cc85a67ff9e8da610bffdd2e8533dcb532",
    "metadata": {},
    "name": "EvidencePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
