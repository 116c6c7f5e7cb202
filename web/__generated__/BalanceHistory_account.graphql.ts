/**
 * @generated SignedSource<<662a7e8bec995bd68c8f33fbc2016f20>>
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
    readonly distributions: number;
    readonly fees: number;
    readonly interest: number;
    readonly month: string;
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
        }
      ],
      "storageKey": "history(months:60)"
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "d079a9476a70dfefabcd5c7d7b8f901e";

export default node;
