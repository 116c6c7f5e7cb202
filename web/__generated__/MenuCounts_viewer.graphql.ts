/**
 * @generated SignedSource<<8e97b035819ee273ded85a9fa3d09cbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuCounts_viewer$data = {
  readonly complianceOverview?: {
    readonly pending: {
      readonly count: number;
    };
  };
  readonly menuCounts?: {
    readonly approvedRollovers: number | null;
    readonly approvedWithdrawals: number | null;
    readonly pendingRollovers: number;
    readonly pendingWithdrawals: number;
    readonly uploads: number;
  };
  readonly " $fragmentType": "MenuCounts_viewer";
};
export type MenuCounts_viewer$key = {
  readonly " $data"?: MenuCounts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuCounts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "countsRequests"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "countsReviews"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MenuCounts_viewer",
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "edfee37484ccd698f458b0ed7b879dff";

export default node;
