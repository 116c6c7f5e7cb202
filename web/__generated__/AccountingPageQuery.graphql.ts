/**
 * @generated SignedSource<<f784b956f98b0fb92ef82bcc2276eb40>>
 * @relayHash e648cd5b0d86bc6157b74e55ebb2dc0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6f378648e6bb4c2f849acee1e1215194c5ed01ead484bc5e993ad341b5efa79

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountingPageQuery$variables = {
  bookId: number;
  endDate: string;
  isOfDays: boolean;
  isWhole: boolean;
  startDate?: string | null;
};
export type AccountingPageQuery$data = {
  readonly viewer: {
    readonly accountingBook?: {
      readonly " $fragmentSpreads": FragmentRefs<"InternalBook_book">;
    } | null;
    readonly accountingBookByDate?: {
      readonly " $fragmentSpreads": FragmentRefs<"InternalBook_book">;
    } | null;
    readonly accountingBooks: ReadonlyArray<{
      readonly bookId: number;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"BookSearchForm_books">;
    }> | null;
    readonly " $fragmentSpreads": FragmentRefs<"BookTable_viewer">;
  } | null;
};
export type AccountingPageQuery = {
  response: AccountingPageQuery$data;
  variables: AccountingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bookId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endDate"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOfDays"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isWhole"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startDate"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "kind": "Variable",
  "name": "bookId",
  "variableName": "bookId"
},
v8 = [
  (v7/*:: as any*/)
],
v9 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "InternalBook_book"
  }
],
v10 = [
  (v7/*:: as any*/),
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "balance",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "BookTransaction",
    "kind": "LinkedField",
    "name": "transactions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "transactionId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "transactionDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "note",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "transactionType",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "amount",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v11/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AccountingPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BookTable_viewer"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountingBook",
            "kind": "LinkedField",
            "name": "accountingBooks",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BookSearchForm_books"
              }
            ],
            "storageKey": null
          },
          {
            "condition": "isWhole",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "concreteType": "Book",
                "kind": "LinkedField",
                "name": "accountingBook",
                "plural": false,
                "selections": (v9/*:: as any*/),
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
                "args": (v10/*:: as any*/),
                "concreteType": "Book",
                "kind": "LinkedField",
                "name": "accountingBookByDate",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AccountingPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isStaff",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountingBook",
            "kind": "LinkedField",
            "name": "accountingBooks",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "isWhole",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "concreteType": "Book",
                "kind": "LinkedField",
                "name": "accountingBook",
                "plural": false,
                "selections": (v12/*:: as any*/),
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
                "args": (v10/*:: as any*/),
                "concreteType": "Book",
                "kind": "LinkedField",
                "name": "accountingBookByDate",
                "plural": false,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d6f378648e6bb4c2f849acee1e1215194c5ed01ead484bc5e993ad341b5efa79",
    "metadata": {},
    "name": "AccountingPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cb06a1fff2d063c09f56c7f3f1f37fae";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
