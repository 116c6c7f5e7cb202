/**
 * @generated SignedSource<<afdf795ea1f254179f00c222e96ebfa2>>
 * @relayHash 3db4d6e746455c90709c593c2b075f40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5186cec4795c277746a1641e98c1d8435d36eabfbce3df1f09c193b24d2d02c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PendingPageQuery } from './PendingPageQuery.graphql';

const node: PreloadableConcreteRequest<PendingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5186cec4795c277746a1641e98c1d8435d36eabfbce3df1f09c193b24d2d02c",
    "metadata": {},
    "name": "PendingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
