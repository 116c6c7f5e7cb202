/**
 * @generated SignedSource<<20dd3fc857af5e81a2bf33b75ba7d2de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DistributionState = "AVAILABLE" | "AWAITING_CUSTODIAL_DOCUMENT" | "CLOSED" | "NONE" | "PENDING" | "PENDING_CLOSURE";
import type { FragmentRefs } from "relay-runtime";
export type ClosingWords_account$data = {
  readonly balance: number;
  readonly distributionState: DistributionState;
  readonly " $fragmentType": "ClosingWords_account";
};
export type ClosingWords_account$key = {
  readonly " $data"?: ClosingWords_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosingWords_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClosingWords_account",
  "selections": [
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
      "name": "distributionState",
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "4850fd5316ff232e2b15164ec9c0fbdf";

export default node;
