/**
 * @generated SignedSource<<048ca721366cb6fb550a703441a2f83e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceLink_account$data = {
  readonly accountId: number;
  readonly balance: number;
  readonly " $fragmentType": "BalanceLink_account";
};
export type BalanceLink_account$key = {
  readonly " $data"?: BalanceLink_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceLink_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BalanceLink_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "7d629d7d4410ac502a51df5d58fb63c9";

export default node;
