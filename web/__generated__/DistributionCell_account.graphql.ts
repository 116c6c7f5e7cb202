/**
 * @generated SignedSource<<f93c4862001491c4026f88820efdf2d9>>
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
  readonly rejectionReason: string | null;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectionReason",
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "b3be754d8c02f11449f32c090886da1d";

export default node;
