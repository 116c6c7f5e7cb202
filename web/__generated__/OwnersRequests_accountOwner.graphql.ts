/**
 * @generated SignedSource<<bcbb0424a5d79b9cab41b49f5439a63b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnersRequests_accountOwner$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ComingUp_requests" | "DeathOnHome_accountOwner" | "DistributionCell_requests" | "PayoutHold_accountOwner" | "RequestCards_accountOwner" | "RequiredMinimums_requests">;
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
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "60231dc43e738bd25b6370d3a4b9cfd5";

export default node;
