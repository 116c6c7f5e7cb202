/**
 * @generated SignedSource<<a1567a593942e69b918b18e1ba9005a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffHome_viewer$data = {
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7d61bea2951e59e7a4146f17df21d9cd";

export default node;
