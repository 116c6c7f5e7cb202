/**
 * @generated SignedSource<<15477b54d781f7f29d6bc7642e8c85c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeathState = "CONFIRMED" | "REPORTED";
import type { FragmentRefs } from "relay-runtime";
export type DistributionCell_accountOwner$data = {
  readonly death: DeathState | null;
  readonly " $fragmentType": "DistributionCell_accountOwner";
};
export type DistributionCell_accountOwner$key = {
  readonly " $data"?: DistributionCell_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"DistributionCell_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DistributionCell_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "death",
      "storageKey": null
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "528a999676ad2b6de10d07f016624d49";

export default node;
