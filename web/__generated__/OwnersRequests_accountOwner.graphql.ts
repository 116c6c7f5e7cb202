/**
 * @generated SignedSource<<c8de58f39742647080354637d95a89fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnersRequests_accountOwner$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PayoutHold_accountOwner" | "RequestCards_accountOwner">;
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
      "name": "PayoutHold_accountOwner"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestCards_accountOwner"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "0530b1970204d3dc2a36af6fd2bc9cdd";

export default node;
