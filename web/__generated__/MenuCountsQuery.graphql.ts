/**
 * @generated SignedSource<<bb1c8d1ce01a81dac31929272a4758b6>>
 * @relayHash efc7cf9efc164d01c8991f9747d216e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29a40387cb3412da7270180ceddac849f3368d31c1daac4c596005c6ec8a3fde

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuCountsQuery$variables = {
  countsRequests: boolean;
  countsReviews: boolean;
};
export type MenuCountsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"MenuCounts_viewer">;
  } | null;
};
export type MenuCountsQuery = {
  response: MenuCountsQuery$data;
  variables: MenuCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "countsRequests"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "countsReviews"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MenuCountsQuery",
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
            "args": [
              {
                "kind": "Variable",
                "name": "countsRequests",
                "variableName": "countsRequests"
              },
              {
                "kind": "Variable",
                "name": "countsReviews",
                "variableName": "countsReviews"
              }
            ],
            "kind": "FragmentSpread",
            "name": "MenuCounts_viewer"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MenuCountsQuery",
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
            "condition": "countsRequests",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MenuCounts",
                "kind": "LinkedField",
                "name": "menuCounts",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pendingWithdrawals",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "approvedWithdrawals",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pendingRollovers",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "approvedRollovers",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "uploads",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "countsReviews",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ComplianceOverview",
                "kind": "LinkedField",
                "name": "complianceOverview",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Pile",
                    "kind": "LinkedField",
                    "name": "pending",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "count",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
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
    "id": "29a40387cb3412da7270180ceddac849f3368d31c1daac4c596005c6ec8a3fde",
    "metadata": {},
    "name": "MenuCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4643d37f7042162ff51f406a6b9b4b4b";

export default node;
