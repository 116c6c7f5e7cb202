/**
 * @generated SignedSource<<14bfcbf6b7e4d714f9f34acca1dd2d68>>
 * @relayHash 74c654a91f45c2a31399ce852133af37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f93145632f1e3bda58e9e18a3ba120ee00c15eb0e98811d7fde2b3209a528096

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f93145632f1e3bda58e9e18a3ba120ee00c15eb0e98811d7fde2b3209a528096",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
