/**
 * @generated SignedSource<<721c3e6e6f3ea3e75e84731ae1c76125>>
 * @relayHash 24cd540ff66b5cbdd3ff2668de439d82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67d99e631f02d45377748f4eeefbf515924596495006c20405ec623273a2a744

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxYearPageQuery } from './TaxYearPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxYearPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67d99e631f02d45377748f4eeefbf515924596495006c20405ec623273a2a744",
    "metadata": {},
    "name": "TaxYearPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
