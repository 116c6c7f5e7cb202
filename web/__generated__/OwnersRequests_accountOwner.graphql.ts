/**
 * @generated SignedSource<<16af205beba6e14d446d25b84b1e0bcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnersRequests_accountOwner$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeathOnHome_accountOwner" | "DistributionCell_requests" | "PayoutHold_accountOwner" | "RequestCards_accountOwner" | "RequiredMinimums_requests" | "Welcome_accountOwner">;
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
      "name": "Welcome_accountOwner"
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

(node as any).hash = "389cc8c1a3176d6594b6be48c1aa3f2b";

export default node;
