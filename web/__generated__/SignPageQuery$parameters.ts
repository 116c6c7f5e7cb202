/**
 * @generated SignedSource<<c49e75f4ac48a0569ab0a9305ca2051c>>
 * @relayHash f83bbf930bdf53d42a895c484db9604c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46ede6c1cfd9d298eae8b1a6a9f8234cfa7d3ec518d1c96ee80969e9b50274dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignPageQuery } from './SignPageQuery.graphql';

const node: PreloadableConcreteRequest<SignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46ede6c1cfd9d298eae8b1a6a9f8234cfa7d3ec518d1c96ee80969e9b50274dd",
    "metadata": {},
    "name": "SignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
