/**
 * @generated SignedSource<<c819da1c6b09c6147e61e0421534f944>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSetupDate_account$data = {
  readonly accountId: number;
  readonly accountOwnerId: number;
  readonly planAccountNumber: string;
  readonly setupDate: string | null;
  readonly " $fragmentType": "EditSetupDate_account";
};
export type EditSetupDate_account$key = {
  readonly " $data"?: EditSetupDate_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSetupDate_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditSetupDate_account",
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
      "name": "setupDate",
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "9c97875a4fea130e920340b48edda024";

export default node;
