/**
 * @generated SignedSource<<b376542eda72df129cbc4175cd4384ed>>
 * @relayHash 9e4f3ebbc881c3c5b7ae8325abb4f9a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e415810101d69f3dacbc44b445bae85a490ffb84aa99158585da079fd3d864f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e415810101d69f3dacbc44b445bae85a490ffb84aa99158585da079fd3d864f7",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
