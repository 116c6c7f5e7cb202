/**
 * @generated SignedSource<<3312198652c03b77d75e06c7c3ee3624>>
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
  };
  readonly accountingBookByDate?: {
    readonly " $fragmentSpreads": FragmentRefs<"InternalBook_book">;
  };
  readonly " $fragmentType": "InternalBook_viewer";
};
export type InternalBook_viewer$key = {
  readonly " $data"?: InternalBook_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InternalBook_viewer">;
};

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
        "name": "before",
        "variableName": "before"
      },
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      },
      {
        "kind": "Variable",
        "name": "last",
        "variableName": "last"
      },
      {
        "kind": "Variable",
        "name": "sort",
        "variableName": "sort"
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
      "name": "before"
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
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
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
      "name": "last"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "startDate"
    }
  ],
  "kind": "Fragment",
  "metadata": {
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

(node as any).hash = "3194656ccf0d5ff3ff37d544c0230c64";

export default node;
