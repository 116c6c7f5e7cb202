/**
 * @generated SignedSource<<9e15dcbcfcc5dd25654774cc75226ea8>>
 * @relayHash 508b4a7f31e6f4408db00f22cb5c50bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d57692d21909062f0c2b142280636f65664e98ff81b9208b3b1f387be5560ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d57692d21909062f0c2b142280636f65664e98ff81b9208b3b1f387be5560ab",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
