/**
 * @generated SignedSource<<6698d3f9821b0a71893049a2e9e26775>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DistributionState = "AVAILABLE" | "AWAITING_CUSTODIAL_DOCUMENT" | "CLOSED" | "NONE" | "PENDING" | "PENDING_CLOSURE";
import type { FragmentRefs } from "relay-runtime";
export type DistributionCell_account$data = {
  readonly accountId: number;
  readonly distributionState: DistributionState;
  readonly " $fragmentType": "DistributionCell_account";
};
export type DistributionCell_account$key = {
  readonly " $data"?: DistributionCell_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"DistributionCell_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DistributionCell_account",
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
      "name": "distributionState",
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "0a43593dae3134cb7e894bfedc319721";

export default node;
