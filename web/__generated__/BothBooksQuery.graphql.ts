/**
 * @generated SignedSource<<442952166894722eb2b7855bc3bd5796>>
 * @relayHash 113e0d49e5b21138516a5fbfa3f3f7d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a9e874898e74a8662d26daecddffcb43b912b01b7e2af311792b0451f2551aa

import type { ConcreteRequest } from 'relay-runtime';
export type TransactionType = "ANNUAL_FEE" | "CLEARING" | "CONTRIBUTION" | "DISTRIBUTION_FEE" | "FEDERAL_WITHHOLDING" | "FEE_ADJUSTMENT" | "INTEREST" | "REVERSAL" | "ROLLOVER" | "STATE_WITHHOLDING" | "TAX_PAYMENT" | "TRANSFER" | "WITHDRAWAL";
export type BothBooksQuery$variables = {
  bookId: number;
};
export type BothBooksQuery$data = {
  readonly viewer: {
    readonly postingBooks: {
      readonly against: ReadonlyArray<{
        readonly balance: number;
        readonly feeType: TransactionType | null;
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
          "name": "feeType",
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
    "id": "1a9e874898e74a8662d26daecddffcb43b912b01b7e2af311792b0451f2551aa",
    "metadata": {},
    "name": "BothBooksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a02737772a5e5d149208e431f0e049aa";

export default node;
