/**
 * @generated SignedSource<<539c758d0661c0d4e06fcadc56f1f677>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearTotals_account$data = {
  readonly years: ReadonlyArray<{
    readonly change: number | null;
    readonly contributions: number;
    readonly distributionFees: number | null;
    readonly federalWithholding: number;
    readonly fees: number;
    readonly interest: number;
    readonly netDistributions: number | null;
    readonly stateWithholding: number;
    readonly year: number;
  }>;
  readonly " $fragmentType": "YearTotals_account";
};
export type YearTotals_account$key = {
  readonly " $data"?: YearTotals_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearTotals_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "YearTotals_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountYear",
      "kind": "LinkedField",
      "name": "years",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contributions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fees",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "federalWithholding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateWithholding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "distributionFees",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "netDistributions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "change",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "f5274f8cd52838b815b4de75de43bb70";

export default node;
