/**
 * @generated SignedSource<<70c9f7ff9e61c3df47c7074c9bc78cd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffHome_work$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OverviewCharts_viewer" | "Overview_viewer">;
  readonly " $fragmentType": "StaffHome_work";
};
export type StaffHome_work$key = {
  readonly " $data"?: StaffHome_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffHome_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaffHome_work",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Overview_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OverviewCharts_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "96a884ecdd316fd6913603a8648e52ca";

export default node;
