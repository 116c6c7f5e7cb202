/**
 * @generated SignedSource<<804f147efc004290c30505fe7c1d11d6>>
 * @relayHash a27be3de3b18a1d4eca64741f7d0f9eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fbfd19c2184151c9bee8e8ba472a54b565480fc9cfde4bfdb6619952ea86242

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CredentialsPageQuery } from './CredentialsPageQuery.graphql';

const node: PreloadableConcreteRequest<CredentialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fbfd19c2184151c9bee8e8ba472a54b565480fc9cfde4bfdb6619952ea86242",
    "metadata": {},
    "name": "CredentialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
