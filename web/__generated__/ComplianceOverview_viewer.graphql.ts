/**
 * @generated SignedSource<<f4867d35dd2a8ae346af7ffe3de340d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComplianceOverview_viewer$data = {
  readonly complianceOverview: {
    readonly pending: {
      readonly " $fragmentSpreads": FragmentRefs<"Tile_pile">;
    };
  };
  readonly " $fragmentType": "ComplianceOverview_viewer";
};
export type ComplianceOverview_viewer$key = {
  readonly " $data"?: ComplianceOverview_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComplianceOverview_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ComplianceOverview_viewer",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "Tile_pile"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "09c69bdf2f1e3e2279ad678873c3bfe0";

export default node;
