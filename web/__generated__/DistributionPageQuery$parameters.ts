/**
 * @generated SignedSource<<701cab47e65220cfac78e19c0838118f>>
 * @relayHash c47ca7e5f2a477da26764b1308cb8759
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 859852f18613761c257a37d2c885b98f33c61abdbef5f1a269a8a49f92fc4940

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DistributionPageQuery } from './DistributionPageQuery.graphql';

const node: PreloadableConcreteRequest<DistributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "859852f18613761c257a37d2c885b98f33c61abdbef5f1a269a8a49f92fc4940",
    "metadata": {},
    "name": "DistributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
