/**
 * @generated SignedSource<<210b27986a630cff609419def619d35e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportPreview_totals$data = {
  readonly amount: number;
  readonly federal: number;
  readonly rows: number;
  readonly stateTax: number;
  readonly " $fragmentType": "ReportPreview_totals";
};
export type ReportPreview_totals$key = {
  readonly " $data"?: ReportPreview_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportPreview_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportPreview_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rows",
      "storageKey": null
    },
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
      "name": "federal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateTax",
      "storageKey": null
    }
  ],
  "type": "WithholdingTotals",
  "abstractKey": null
};

(node as any).hash = "69c4aa3aae165e7ba891cdbd84465e28";

export default node;
