/**
 * @generated SignedSource<<c166609dfcd0bd49550dd8185ff8d3e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnersRequests_accountOwner$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeathOnHome_accountOwner" | "DistributionCell_requests" | "PayoutHold_accountOwner" | "RequestCards_accountOwner" | "RequiredMinimums_requests">;
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
      "name": "RequiredMinimums_requests"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "e5793b6e2d60455c4ffaedaae8bb3baa";

export default node;
