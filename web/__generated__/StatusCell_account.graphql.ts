/**
 * @generated SignedSource<<7b8fdcf8c6eabb6800417497a1f11be0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusCell_account$data = {
  readonly accountId: number;
  readonly accountOwnerId: number;
  readonly planAccountNumber: string;
  readonly retirementAccountStatusId: number;
  readonly statusLabel: string;
  readonly " $fragmentType": "StatusCell_account";
};
export type StatusCell_account$key = {
  readonly " $data"?: StatusCell_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusCell_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatusCell_account",
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
      "name": "accountOwnerId",
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
      "name": "retirementAccountStatusId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusLabel",
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "adaff9d157c17ef8f1ccd9391ef6c241";

export default node;
