/**
 * @generated SignedSource<<d235bc90c4812a549b64a772b282e357>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceHistory_account$data = {
  readonly history: ReadonlyArray<{
    readonly balance: number;
    readonly contributions: number;
    readonly distributionFees: number | null;
    readonly distributions: number;
    readonly fees: number;
    readonly interest: number;
    readonly month: string;
    readonly netDistributions: number | null;
    readonly taxWithheld: number | null;
  }>;
  readonly " $fragmentType": "BalanceHistory_account";
};
export type BalanceHistory_account$key = {
  readonly " $data"?: BalanceHistory_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceHistory_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BalanceHistory_account",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "months",
          "value": 60
        }
      ],
      "concreteType": "AccountMonth",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balance",
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
          "name": "taxWithheld",
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
        }
      ],
      "storageKey": "history(months:60)"
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "2b1ed09838746b516783181e4581e100";

export default node;
