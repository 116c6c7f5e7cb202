/**
 * @generated SignedSource<<7c2f2513c83a730661e28271655ce254>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InternalBook_viewer$data = {
  readonly accountingBook?: {
    readonly " $fragmentSpreads": FragmentRefs<"InternalBook_book">;
  } | null;
  readonly accountingBookByDate?: {
    readonly " $fragmentSpreads": FragmentRefs<"InternalBook_book">;
  } | null;
  readonly " $fragmentType": "InternalBook_viewer";
};
export type InternalBook_viewer$key = {
  readonly " $data"?: InternalBook_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InternalBook_viewer">;
};

import InternalBookPageQuery_graphql from './InternalBookPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "bookId",
  "variableName": "bookId"
},
v1 = [
  {
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
      }
    ],
    "kind": "FragmentSpread",
    "name": "InternalBook_book"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "bookId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "endDate"
    },
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isOfDays"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isWhole"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "startDate"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": InternalBookPageQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "InternalBook_viewer",
  "selections": [
    {
      "condition": "isWhole",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            (v0/*:: as any*/)
          ],
          "concreteType": "Book",
          "kind": "LinkedField",
          "name": "accountingBook",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isOfDays",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            (v0/*:: as any*/),
            {
              "kind": "Variable",
              "name": "endDate",
              "variableName": "endDate"
            },
            {
              "kind": "Variable",
              "name": "startDate",
              "variableName": "startDate"
            }
          ],
          "concreteType": "Book",
          "kind": "LinkedField",
          "name": "accountingBookByDate",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "579f3a98767758be5b08761eb4e42889";

export default node;
