/**
 * @generated SignedSource<<5d2766f2086a4eda687850413df571a2>>
 * @relayHash 2107308105a5eda73d559e7dbb551324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbc73f0476912cf85adbce80bb6dd6cfaf7903398a4b30648fc0649afc16d257

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbc73f0476912cf85adbce80bb6dd6cfaf7903398a4b30648fc0649afc16d257",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
