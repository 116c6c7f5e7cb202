/**
 * @generated SignedSource<<13193d42703a6be7179bceb4bf4fa986>>
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
    readonly incompleteRollovers: number;
    readonly incompleteWithdrawals: number;
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
              "name": "incompleteWithdrawals",
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
              "name": "incompleteRollovers",
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

(node as any).hash = "e224ddb23e53fed70197c1ed3a8c0845";

export default node;
