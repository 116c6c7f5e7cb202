/**
 * @generated SignedSource<<f69aeb31a40077e371f2e549d6b0ee44>>
 * @relayHash 8186d76aa34958f986c4169d05da2d18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13851dd46ad85c1995022b4a8dae0d6db687a58f34a417a5bcb9759a33a110f9

import type { ConcreteRequest } from 'relay-runtime';
export type BothBooksQuery$variables = {
  bookId: number;
};
export type BothBooksQuery$data = {
  readonly viewer: {
    readonly postingBooks: {
      readonly against: ReadonlyArray<{
        readonly balance: number;
        readonly feeTypeId: number | null;
        readonly name: string;
      }>;
      readonly balance: number;
      readonly isRaised: boolean;
    };
  } | null;
};
export type BothBooksQuery = {
  response: BothBooksQuery$data;
  variables: BothBooksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "bookId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "balance",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "bookId",
      "variableName": "bookId"
    }
  ],
  "concreteType": "PostingBooks",
  "kind": "LinkedField",
  "name": "postingBooks",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRaised",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OtherBook",
      "kind": "LinkedField",
      "name": "against",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feeTypeId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BothBooksQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BothBooksQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "13851dd46ad85c1995022b4a8dae0d6db687a58f34a417a5bcb9759a33a110f9",
    "metadata": {},
    "name": "BothBooksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a040e3a3bfbb9c96e835537d49d361bc";

export default node;
