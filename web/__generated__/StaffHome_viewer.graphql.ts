/**
 * @generated SignedSource<<f437992d0a42b91de6d14898ee97c726>>
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
  readonly charts?: {
    readonly " $fragmentSpreads": FragmentRefs<"OverviewCharts_viewer">;
  } | null;
  readonly reviewing?: {
    readonly " $fragmentSpreads": FragmentRefs<"ComplianceOverview_viewer">;
  } | null;
  readonly work?: {
    readonly " $fragmentSpreads": FragmentRefs<"Overview_viewer">;
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
                "name": "Overview_viewer"
              }
            ],
            "type": "Viewer",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "work"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OverviewCharts_viewer"
              }
            ],
            "type": "Viewer",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "charts"
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

(node as any).hash = "edf3a882150da8119792abf6a934d3fb";

export default node;
