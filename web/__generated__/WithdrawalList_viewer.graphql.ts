/**
 * @generated SignedSource<<4a018655b2ce5ccf833073bf9ba23425>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalList_viewer$data = {
  readonly withdrawalRequests: {
    readonly " $fragmentSpreads": FragmentRefs<"RequestList_withdrawals">;
  } | null;
  readonly " $fragmentType": "WithdrawalList_viewer";
};
export type WithdrawalList_viewer$key = {
  readonly " $data"?: WithdrawalList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalList_viewer">;
};

import WithdrawalListPageQuery_graphql from './WithdrawalListPageQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "list"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": WithdrawalListPageQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "WithdrawalList_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "list",
          "variableName": "list"
        }
      ],
      "concreteType": "WithdrawalRequestConnection",
      "kind": "LinkedField",
      "name": "withdrawalRequests",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RequestList_withdrawals"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7631591a2fc10fd64db69ee076bde6ad";

export default node;
