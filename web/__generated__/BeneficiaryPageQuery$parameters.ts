/**
 * @generated SignedSource<<1cd7069bd0c2672f30dc0ceeddc77011>>
 * @relayHash bd5b86a7cca07e751f1db86b3777811e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4520011640eef76f143ca15a68f4ae7267962dcf0a2979eec285b7f69e18e1dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeneficiaryPageQuery } from './BeneficiaryPageQuery.graphql';

const node: PreloadableConcreteRequest<BeneficiaryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4520011640eef76f143ca15a68f4ae7267962dcf0a2979eec285b7f69e18e1dd",
    "metadata": {},
    "name": "BeneficiaryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
