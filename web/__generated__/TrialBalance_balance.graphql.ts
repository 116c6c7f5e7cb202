/**
 * @generated SignedSource<<0c022a7e8465729ced3bd3a664f4ca00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrialBalance_balance$data = {
  readonly asOf: string;
  readonly isClosed: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceTable_balance">;
  readonly " $fragmentType": "TrialBalance_balance";
};
export type TrialBalance_balance$key = {
  readonly " $data"?: TrialBalance_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrialBalance_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TrialBalance_balance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BalanceTable_balance"
    }
  ],
  "type": "TrialBalance",
  "abstractKey": null
};

(node as any).hash = "3e569d4f04c35f4c1285caa622e9e77f";

export default node;
