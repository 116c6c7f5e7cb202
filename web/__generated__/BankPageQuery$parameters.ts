/**
 * @generated SignedSource<<aa8b16a688b83461a6e889026dcc0f3b>>
 * @relayHash cff103535ec02645c9bb16a5bfffc6fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2afb59669b2ba0645e6907e36ccb41cead7706834607e4360ff967746fdddc8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankPageQuery } from './BankPageQuery.graphql';

const node: PreloadableConcreteRequest<BankPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2afb59669b2ba0645e6907e36ccb41cead7706834607e4360ff967746fdddc8",
    "metadata": {},
    "name": "BankPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
