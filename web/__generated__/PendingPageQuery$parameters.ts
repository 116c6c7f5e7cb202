/**
 * @generated SignedSource<<1777b99a81141ce8014115ae0ce9c8ad>>
 * @relayHash f2d25ffc1a018adaa4a20afc919b3818
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1594acfef4dad60bd245b93bccfa18d394ffa2e1cea31f4aa3841465dc97b4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PendingPageQuery } from './PendingPageQuery.graphql';

const node: PreloadableConcreteRequest<PendingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1594acfef4dad60bd245b93bccfa18d394ffa2e1cea31f4aa3841465dc97b4d",
    "metadata": {},
    "name": "PendingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
