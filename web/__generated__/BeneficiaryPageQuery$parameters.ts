/**
 * @generated SignedSource<<53481624a75f927e3426bf4641441935>>
 * @relayHash fd958129ee0a3ceaf9d0de8b547ecf25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e71d44c6585bb586c2415d8bcf918f7e862f39ea51b3fdba8019c59054400b64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeneficiaryPageQuery } from './BeneficiaryPageQuery.graphql';

const node: PreloadableConcreteRequest<BeneficiaryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e71d44c6585bb586c2415d8bcf918f7e862f39ea51b3fdba8019c59054400b64",
    "metadata": {},
    "name": "BeneficiaryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
