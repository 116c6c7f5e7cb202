/**
 * @generated SignedSource<<3c78475467121eeb31ab36f4ddae11ec>>
 * @relayHash 6a5b14121a732decc12b71d11c728f2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8368962f9aa92dd5bbb4cf99ecfc0a37d3db91942f89e04053061251915d6ffb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeneficiaryPageQuery } from './BeneficiaryPageQuery.graphql';

const node: PreloadableConcreteRequest<BeneficiaryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8368962f9aa92dd5bbb4cf99ecfc0a37d3db91942f89e04053061251915d6ffb",
    "metadata": {},
    "name": "BeneficiaryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
