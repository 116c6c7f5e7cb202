/**
 * @generated SignedSource<<e2a7cf2cf4853a76b4d9f6edacafa76a>>
 * @relayHash 8b7430316c1c1adb1997234fa3bdb8a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 667edffab0297d3e941905c1dce3ab5b397b75f80bc714565abc656117591dd6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeneficiaryPageQuery } from './BeneficiaryPageQuery.graphql';

const node: PreloadableConcreteRequest<BeneficiaryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "667edffab0297d3e941905c1dce3ab5b397b75f80bc714565abc656117591dd6",
    "metadata": {},
    "name": "BeneficiaryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
