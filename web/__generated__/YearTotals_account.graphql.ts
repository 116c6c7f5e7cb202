/**
 * @generated SignedSource<<1f2fa9c1c01f724e98bc259f1dfceb2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearTotals_account$data = {
  readonly years: ReadonlyArray<{
    readonly contributions: number;
    readonly distributions: number;
    readonly federalWithholding: number;
    readonly fees: number;
    readonly interest: number;
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
          "name": "distributions",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "51630ea039b064b922de389eb5a1bca5";

export default node;
