/**
 * @generated SignedSource<<000c3cd79fe2238989ae894618f7d348>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceTrend_account$data = {
  readonly history: ReadonlyArray<{
    readonly balance: number;
  }>;
  readonly " $fragmentType": "BalanceTrend_account";
};
export type BalanceTrend_account$key = {
  readonly " $data"?: BalanceTrend_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceTrend_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BalanceTrend_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountMonth",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balance",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "dc577a4ab0d778174414512b42850e97";

export default node;
