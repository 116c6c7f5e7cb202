/**
 * @generated SignedSource<<5f68398ab49befad6879bdd95c60c7bc>>
 * @relayHash cd521e92809d1276c3eaadbe949435d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c0884a39bd4ad62d40f72dc13ecbbcd35bea6eaaa7ccbe18caa9c8d21d21059

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c0884a39bd4ad62d40f72dc13ecbbcd35bea6eaaa7ccbe18caa9c8d21d21059",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
