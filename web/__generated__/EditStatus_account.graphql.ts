/**
 * @generated SignedSource<<b7194bb55b4bb989370caae114d710de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountStatus = "CLOSED" | "NOT_VALIDATED" | "PENDING_CLOSURE" | "REGISTERED" | "REJECTED" | "VALIDATED";
import type { FragmentRefs } from "relay-runtime";
export type EditStatus_account$data = {
  readonly accountId: number;
  readonly accountOwnerId: number;
  readonly planAccountNumber: string;
  readonly status: AccountStatus;
  readonly " $fragmentType": "EditStatus_account";
};
export type EditStatus_account$key = {
  readonly " $data"?: EditStatus_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditStatus_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditStatus_account",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "5bb23962ba4f1e14108348a84460570d";

export default node;
