/**
 * @generated SignedSource<<f40bc5a321f46cc77539f347229b5bf4>>
 * @relayHash 453cb3f6ac810c108d3256db3b8dc6fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39cd06b9d0c2721b5181cb428ca72cf1becc722063ff50f7bd325eb705197604

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeneficiaryPageQuery } from './BeneficiaryPageQuery.graphql';

const node: PreloadableConcreteRequest<BeneficiaryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39cd06b9d0c2721b5181cb428ca72cf1becc722063ff50f7bd325eb705197604",
    "metadata": {},
    "name": "BeneficiaryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
