/**
 * @generated SignedSource<<f68043b61f5eeadf0468e9d58808ce83>>
 * @relayHash 45ada05b5316d1f09ce5f6466f3df3ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94f0db2347c95922949bcab1b0096f5438d49a907018920b10bb5bfb1a637937

import type { ConcreteRequest } from 'relay-runtime';
export type DepositDueQuery$variables = Record<PropertyKey, never>;
export type DepositDueQuery$data = {
  readonly viewer: {
    readonly taxesOwed: {
      readonly books: ReadonlyArray<{
        readonly nextDeposit: {
          readonly amount: number;
          readonly dueOn: string;
          readonly isLate: boolean;
        } | null;
      }>;
      readonly businessDate: string;
    };
  } | null;
};
export type DepositDueQuery = {
  response: DepositDueQuery$data;
  variables: DepositDueQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "period",
      "value": "THIS_MONTH"
    }
  ],
  "concreteType": "TaxesOwed",
  "kind": "LinkedField",
  "name": "taxesOwed",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxOwed",
      "kind": "LinkedField",
      "name": "books",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxDeposit",
          "kind": "LinkedField",
          "name": "nextDeposit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isLate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "taxesOwed(period:\"THIS_MONTH\")"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DepositDueQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DepositDueQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "94f0db2347c95922949bcab1b0096f5438d49a907018920b10bb5bfb1a637937",
    "metadata": {},
    "name": "DepositDueQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27168bc4d1cf2f0f41c65f796792b008";

export default node;
