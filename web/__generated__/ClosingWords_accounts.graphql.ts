/**
 * @generated SignedSource<<e43bfacb47e4e3f0b11adecce9437073>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DistributionState = "AVAILABLE" | "AWAITING_CUSTODIAL_DOCUMENT" | "CLOSED" | "NONE" | "PENDING" | "PENDING_CLOSURE";
import type { FragmentRefs } from "relay-runtime";
export type ClosingWords_accounts$data = ReadonlyArray<{
  readonly accountId: number;
  readonly balance: number;
  readonly distributionState: DistributionState;
  readonly planAccountNumber: string;
  readonly " $fragmentType": "ClosingWords_accounts";
}>;
export type ClosingWords_accounts$key = ReadonlyArray<{
  readonly " $data"?: ClosingWords_accounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosingWords_accounts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ClosingWords_accounts",
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
      "name": "planAccountNumber",
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
      "name": "distributionState",
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "8a896f81ace73d7dc893e44179f26edd";

export default node;
