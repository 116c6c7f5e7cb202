/**
 * @generated SignedSource<<b41a4fa84b6f0ec19a994efa34413916>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffHome_viewer$data = {
  readonly administering?: {
    readonly " $fragmentSpreads": FragmentRefs<"Administration_viewer">;
  } | null;
  readonly reviewing?: {
    readonly " $fragmentSpreads": FragmentRefs<"ComplianceOverview_viewer">;
  } | null;
  readonly working?: {
    readonly " $fragmentSpreads": FragmentRefs<"StaffHome_work">;
  } | null;
  readonly " $fragmentType": "StaffHome_viewer";
};
export type StaffHome_viewer$key = {
  readonly " $data"?: StaffHome_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffHome_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "administers"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "operates"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "reviews"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaffHome_viewer",
  "selections": [
    {
      "condition": "operates",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StaffHome_work"
              }
            ],
            "type": "Viewer",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "working"
        }
      ]
    },
    {
      "condition": "reviews",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ComplianceOverview_viewer"
              }
            ],
            "type": "Viewer",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "reviewing"
        }
      ]
    },
    {
      "condition": "administers",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Administration_viewer"
              }
            ],
            "type": "Viewer",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "administering"
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "abb8c591fcf9ea46260600b4114de1f7";

export default node;
