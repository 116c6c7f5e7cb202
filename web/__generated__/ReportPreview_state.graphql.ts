/**
 * @generated SignedSource<<6244f8c68e3fcdfc3706017c40ed6ec3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportPreview_state$data = {
  readonly rows: ReadonlyArray<{
    readonly amount: number;
    readonly federal: number;
    readonly state: string;
    readonly stateTax: number;
  }>;
  readonly totals: {
    readonly " $fragmentSpreads": FragmentRefs<"ReportPreview_totals">;
  };
  readonly " $fragmentType": "ReportPreview_state";
};
export type ReportPreview_state$key = {
  readonly " $data"?: ReportPreview_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportPreview_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportPreview_state",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WithholdingByStateRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WithholdingTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReportPreview_totals"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WithholdingByStatePreview",
  "abstractKey": null
};

(node as any).hash = "f3a7c85b3515b3c934f1d4463949608d";

export default node;
