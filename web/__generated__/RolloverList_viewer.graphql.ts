/**
 * @generated SignedSource<<42bf50ffb3738bd92e426d36762c474a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RolloverList_viewer$data = {
  readonly rolloverRequests: {
    readonly " $fragmentSpreads": FragmentRefs<"RequestList_rollovers">;
  } | null;
  readonly " $fragmentType": "RolloverList_viewer";
};
export type RolloverList_viewer$key = {
  readonly " $data"?: RolloverList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RolloverList_viewer">;
};

import RolloverListPageQuery_graphql from './RolloverListPageQuery.graphql';

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
      "operation": RolloverListPageQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "RolloverList_viewer",
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
      "concreteType": "RolloverRequestConnection",
      "kind": "LinkedField",
      "name": "rolloverRequests",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RequestList_rollovers"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f33bd61e85345c4643d3281c92ee7bde";

export default node;
