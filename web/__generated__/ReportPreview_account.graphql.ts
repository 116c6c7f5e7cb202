/**
 * @generated SignedSource<<aa3c1911025cb991ad07a9629bea01fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportPreview_account$data = {
  readonly rows: ReadonlyArray<{
    readonly accountNumber: string;
    readonly amount: number;
    readonly date: string;
    readonly federal: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly state: string | null;
    readonly stateTax: number;
  }>;
  readonly totals: {
    readonly " $fragmentSpreads": FragmentRefs<"ReportPreview_totals">;
  };
  readonly " $fragmentType": "ReportPreview_account";
};
export type ReportPreview_account$key = {
  readonly " $data"?: ReportPreview_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportPreview_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportPreview_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WithholdingByAccountRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
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
          "name": "date",
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
  "type": "WithholdingByAccountPreview",
  "abstractKey": null
};

(node as any).hash = "19d365a92a6f49e927bc549013478682";

export default node;
