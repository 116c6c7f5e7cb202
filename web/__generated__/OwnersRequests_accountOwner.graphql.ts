/**
 * @generated SignedSource<<2c4a0a7b832e0bb51a8f594be01e935e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnersRequests_accountOwner$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeathOnHome_accountOwner" | "DistributionCell_requests" | "PayoutHold_accountOwner" | "RequestCards_accountOwner" | "WaitingForOwner_requests">;
  readonly " $fragmentType": "OwnersRequests_accountOwner";
};
export type OwnersRequests_accountOwner$key = {
  readonly " $data"?: OwnersRequests_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnersRequests_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnersRequests_accountOwner",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeathOnHome_accountOwner"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayoutHold_accountOwner"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingForOwner_requests"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestCards_accountOwner"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DistributionCell_requests"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "0c97b65f71743f886bd4f5973e7bb9a7";

export default node;
