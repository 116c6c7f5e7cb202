/**
 * @generated SignedSource<<58268f5dd60755a43fc34a17891d7665>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnersRequests_accountOwner$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ComingUp_requests" | "DeathOnHome_accountOwner" | "DistributionCell_requests" | "OwnersRequests_turn" | "PayoutHold_accountOwner" | "RequestCards_accountOwner" | "RequiredMinimums_requests">;
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
      "name": "RequestCards_accountOwner"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DistributionCell_requests"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ComingUp_requests"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequiredMinimums_requests"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnersRequests_turn"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "08004fc7e787864cc44e52123d256a5e";

export default node;
