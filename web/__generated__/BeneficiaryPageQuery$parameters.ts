/**
 * @generated SignedSource<<49989c37b827e630b2b4d4c65479fce6>>
 * @relayHash f68867ddaa8d580b78c7056629d48a93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c536059ea122ddf3556119ba142b4f58996d4473e227b5e5c9834ee5f6392f41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeneficiaryPageQuery } from './BeneficiaryPageQuery.graphql';

const node: PreloadableConcreteRequest<BeneficiaryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c536059ea122ddf3556119ba142b4f58996d4473e227b5e5c9834ee5f6392f41",
    "metadata": {},
    "name": "BeneficiaryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
